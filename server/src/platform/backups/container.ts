/**
 * The file of a backup, gzip-compressed: lines of JSON, and between them the rows of each table as PostgreSQL's COPY writes them, in
 * pieces that begin with their length. `zcat` shows it. Whoever reads it needs no more than one piece in memory.
 *
 *   {"format":"takt-backup","formatVersion":1, …}      the header
 *   {"table":"orders","columns":["id", …]}             for each table: its head,
 *   65536\n…65536 bytes…                               its rows in pieces,
 *   0                                                  an end,
 *   {"rows":1234}                                      and how many rows there were
 *   {"end":true,"sequences":[…]}                       the file is whole
 */
export type Header = {
  format: 'takt-backup'
  formatVersion: 1
  takt: string
  madeAt: string
  migrations: { name: string; checksum: string | null }[]
  partitions: { parent: string; suffix: string; starts: string; ends: string }[]
  tables: string[]
}
export type TableHead = { table: string; columns: string[] }
export type SequenceState = { table: string; column: string; lastValue: string; isCalled: boolean }
export type End = { end: true; sequences: SequenceState[] }

export const asLine = (value: Header | TableHead | { rows: number } | End) => `${JSON.stringify(value)}\n`

const pieceSize = 65_536

/** COPY sends a row at a time: they are put together, so that a large table is no matter of millions of pieces. */
export async function* inPieces(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer | string> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const row of rows) {
    waiting.push(row)
    size += row.length
    if (size < pieceSize) continue
    yield `${size}\n`
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size) {
    yield `${size}\n`
    yield Buffer.concat(waiting)
  }
  yield '0\n'
}

export class BrokenBackup extends Error {}

/** Reads a container from its decompressed bytes. */
export class ContainerReader {
  #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#source = bytes[Symbol.asyncIterator]()
  }

  #next() {
    return this.#source.next().catch((error: NodeJS.ErrnoException): never => {
      throw error.code?.startsWith('Z_')
        ? new BrokenBackup('The file is no backup of Takt, or it is damaged or cut off.')
        : error
    })
  }

  async #more() {
    const { value, done } = await this.#next()
    if (done) throw new BrokenBackup('The backup ends in the middle: it was cut off.')
    this.#held = this.#held.length ? Buffer.concat([this.#held, value]) : value
  }

  async #text(): Promise<string> {
    for (let searched = 0; ;) {
      const end = this.#held.indexOf(10, searched)
      if (end >= 0) {
        const text = this.#held.toString('utf8', 0, end)
        this.#held = this.#held.subarray(end + 1)
        return text
      }
      searched = this.#held.length
      await this.#more()
    }
  }

  async line(): Promise<unknown> {
    try {
      return JSON.parse(await this.#text()) as unknown
    } catch (error) {
      throw error instanceof SyntaxError
        ? new BrokenBackup('The file is no backup of Takt, or it is damaged.')
        : error
    }
  }

  /** Nothing follows, and what was read is what was written: the checksum of a gzip file comes last. */
  async finish() {
    if (this.#held.length || !(await this.#next()).done)
      throw new BrokenBackup('The backup is damaged: something follows its end.')
  }

  /** The rows of the table whose head was just read. */
  async *pieces(): AsyncGenerator<Buffer> {
    for (;;) {
      const size = Number(await this.#text())
      if (!Number.isSafeInteger(size) || size < 0) throw new BrokenBackup('The backup is damaged.')
      if (size === 0) return
      while (this.#held.length < size) await this.#more()
      yield this.#held.subarray(0, size)
      this.#held = this.#held.subarray(size)
    }
  }
}
