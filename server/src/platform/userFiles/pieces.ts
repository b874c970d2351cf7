const pieceSize = 262_144

/** What arrives in crumbs, in pieces of one size; the last is what is left. */
export async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = []
  let size = 0
  for await (const crumb of bytes) {
    held.push(crumb)
    size += crumb.length
    if (size < pieceSize) continue
    const whole = Buffer.concat(held)
    const end = whole.length - (whole.length % pieceSize)
    for (let at = 0; at < end; at += pieceSize) yield whole.subarray(at, at + pieceSize)
    held = [whole.subarray(end)]
    size = whole.length - end
  }
  if (size > 0) yield Buffer.concat(held)
}
