import type { FileHandle } from 'node:fs/promises'

const block = 65_536
const newline = 10

export type LogLine = { offset: number; text: string }

/** The lines of a file from a byte backwards, a block at a time. What does not end with a newline is still being written, or was torn. */
export async function* linesBack(file: FileHandle, from: number): AsyncGenerator<LogLine> {
  let rest: Buffer = Buffer.alloc(0)
  let ended = false
  for (let end = from; end > 0;) {
    const start = Math.max(0, end - block)
    const read = Buffer.alloc(end - start)
    await file.read(read, 0, read.length, start)
    const text = Buffer.concat([read, rest])
    let stop: number = ended ? text.length : text.lastIndexOf(newline) + 1
    ended ||= stop > 0
    for (let before = stop; stop > 0; stop = before) {
      before = stop > 1 ? text.lastIndexOf(newline, stop - 2) + 1 : 0
      if (before === 0) break
      yield { offset: start + before, text: text.toString('utf8', before, stop - 1) }
    }
    rest = text.subarray(0, stop)
    end = start
  }
  if (rest.length > 0) yield { offset: 0, text: rest.toString('utf8', 0, rest.length - 1) }
}

/** Lines from a byte on, no more than `most`. */
export async function linesOnward(file: FileHandle, from: number, most: number): Promise<LogLine[]> {
  const lines: LogLine[] = []
  let rest: Buffer = Buffer.alloc(0)
  for (let at = from; lines.length < most;) {
    const read = Buffer.alloc(block)
    const { bytesRead } = await file.read(read, 0, block, at + rest.length)
    if (bytesRead === 0) return lines
    const text = Buffer.concat([rest, read.subarray(0, bytesRead)])
    let begin = 0
    for (
      let end = text.indexOf(newline);
      end >= 0 && lines.length < most;
      end = text.indexOf(newline, begin)
    ) {
      lines.push({ offset: at + begin, text: text.toString('utf8', begin, end) })
      begin = end + 1
    }
    rest = text.subarray(begin)
    at += begin
  }
  return lines
}
