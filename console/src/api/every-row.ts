/** All rows of a register, page after page: for what needs them all at once and has no more than a few hundred. */
export async function everyRow<Row>(
  read: (page: number) => Promise<{ rows: Row[]; total: number }>,
): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1; ; page++) {
    const { rows, total } = await read(page)
    found.push(...rows)
    if (found.length >= total || rows.length === 0) return found
  }
}
