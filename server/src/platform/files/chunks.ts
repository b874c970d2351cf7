const chunk = 65_536

/** Gathers what is written a row at a time, so that the socket and the packer get pieces worth their while. */
export async function* inChunks<Row>(rows: AsyncIterable<Row>, textOf: (row: Row, index: number) => string) {
  let text = ''
  let index = 0
  for await (const row of rows) {
    text += textOf(row, index++)
    if (text.length < chunk) continue
    yield text
    text = ''
  }
  if (text) yield text
}
