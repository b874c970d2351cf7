import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { isoOf } from '../db/instants.ts'
import { fileNameOf } from './log-folder.ts'
import { maskSecrets } from './mask-secrets.ts'

const mostBytes = 33_554_432
const longestLine = 65_536
const newline = 10

/** In the name of a file: the machine (in a container its id) and the port. */
export const serverName = (port: number) =>
  `${hostname()
    .replaceAll(/[^\w.-]/g, '_')
    .slice(0, 48)}-${port}`

/** By pino's number. */
const warn = 40

/** `sayAll`: also on the terminal; otherwise only warnings and what is worse go there. */
type Given = {
  folder: string
  server: string
  sayAll?: boolean
  written?: () => void
  now?: () => number
}

/**
 * The log's lines on their way to the terminal and to the day's file (UTC), without secrets. A line is given to the operating system before
 * `write` returns, so that a process that is killed leaves it behind. A disk that takes nothing costs lines, not the server.
 */
export class LogWriter {
  readonly #given: Required<Given>
  #fd: number | null = null
  #day = ''
  #part = 0
  #bytes = 0
  /** The text there does not end a line. */
  #torn = false
  /** Since the start, for whoever reads it. */
  lost = 0

  constructor({ sayAll = false, written = () => {}, now = Date.now, ...given }: Given) {
    this.#given = { sayAll, written, now, ...given }
  }

  write(line: string) {
    const text = short(maskSecrets(line))
    // {"level":40,…
    if (this.#given.sayAll || Number(text.slice(9, 11)) >= warn) process.stdout.write(text)
    this.keep(text)
  }

  keep(text: string) {
    try {
      const bytes = Buffer.from(text)
      const fd = this.#open(bytes.length)
      const all = this.#torn ? Buffer.concat([Buffer.from('\n'), bytes]) : bytes
      this.#torn = true
      const count = writeSync(fd, all)
      this.#bytes += count
      this.#torn = count < all.length
      this.#given.written()
    } catch {
      this.lost++
    }
  }

  #open(more: number): number {
    const day = isoOf(this.#given.now()).slice(0, 10)
    const isFull = this.#bytes + more > mostBytes
    if (this.#fd !== null && day === this.#day && !isFull) return this.#fd
    const part = day !== this.#day ? 1 : isFull ? this.#part + 1 : this.#part
    this.close()
    const { folder, server } = this.#given
    mkdirSync(folder, { recursive: true, mode: 0o750 })
    const fd = openSync(path.join(folder, fileNameOf(server, day, part)), 'a+', 0o640)
    const { size } = fstatSync(fd)
    this.#fd = fd
    this.#day = day
    this.#part = part
    this.#bytes = size
    this.#torn = size > 0 && lastByte(fd, size) !== newline
    return size > 0 && size + more > mostBytes ? this.#open(more) : fd
  }

  close() {
    if (this.#fd !== null) closeSync(this.#fd)
    this.#fd = null
  }
}

function lastByte(fd: number, size: number) {
  const byte = Buffer.alloc(1)
  readSync(fd, byte, 0, 1, size - 1)
  return byte[0]
}

/** One fault must not fill the disk, nor make reading slow: of a longer line what comes before its own words, and their beginning. */
function short(line: string) {
  if (line.length <= longestLine) return line
  const of = (name: string) => new RegExp(`"${name}":("[^"\\\\]*"|\\d+)`).exec(line)?.[0]
  const head = ['level', 'time', 'module', 'traceId'].map(of).filter((one) => one !== undefined)
  return `{${head.join()},"msg":${JSON.stringify(`${line.slice(0, 8000)}…`)}}\n`
}
