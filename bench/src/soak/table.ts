/** Rows as aligned columns of text, with a head. */
export function table(rows: Record<string, string | number | boolean>[]): string[] {
  const names = Object.keys(rows[0] ?? {})
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)))
  return cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
