import { closeSync, copyFileSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

const longest = 20_000_000

/** PostgreSQL writes its log itself, so nothing is lost when this process is slow or dies. One older part is kept. */
export function keepShort(file: string): void {
  if (sizeOf(file) < longest) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

export const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

/** What was written since the log was `from` bytes long: its last 2,000 bytes at most. */
export function readLogSince(file: string, from: number): string {
  const size = sizeOf(file)
  const start = Math.max(Math.min(from, size), size - 2000)
  const text = Buffer.alloc(size - start)
  const opened = openSync(file, 'r')
  readSync(opened, text, 0, text.length, start)
  closeSync(opened)
  return text.toString('utf8').trim()
}
