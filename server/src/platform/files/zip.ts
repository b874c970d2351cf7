import { pipeline } from 'node:stream/promises'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

export type Entry = { name: string; parts: Iterable<string> | AsyncIterable<string> }

const deflated = 8
/** Sizes follow the data, since they are not known before; names are UTF-8. */
const flags = 0x0808
const version = 20
const midnight1980 = 0x0021_0000

type Written = { name: Buffer; at: number; crc: number; packed: number; size: number }

type ZipOptions = {
  /** Hands over every part at once instead of when the packer is full, and ends it with 00 00 FF FF (RFC 1951): whoever receives it can count them. */
  prompt?: boolean
}

/** A ZIP archive (APPNOTE 6.3, without ZIP64: up to 4 GB) that is written while its entries are read. */
export async function* zip(
  entries: Iterable<Entry>,
  { prompt = false }: ZipOptions = {},
): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let at = 0
  for (const { name, parts } of entries) {
    const entry = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 }
    const head = Buffer.concat([
      record(
        [0x0403_4b50, 4],
        [version, 2],
        [flags, 2],
        [deflated, 2],
        [midnight1980, 4],
        [0, 4],
        [0, 4],
        [0, 4],
        [entry.name.length, 2],
        [0, 2],
      ),
      entry.name,
    ])
    yield head
    yield* packed(parts, entry, prompt)
    const tail = record([0x0807_4b50, 4], [entry.crc, 4], [entry.packed, 4], [entry.size, 4])
    yield tail
    at += head.length + entry.packed + tail.length
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(listed))
  yield directory
  yield record(
    [0x0605_4b50, 4],
    [0, 4],
    [written.length, 2],
    [written.length, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  )
}

async function* packed(parts: Entry['parts'], entry: Written, prompt: boolean) {
  const deflate = createDeflateRaw({
    level: 3,
    flush: prompt ? constants.Z_SYNC_FLUSH : constants.Z_NO_FLUSH,
  })
  const feeding = pipeline(async function* () {
    for await (const part of parts) {
      const bytes = Buffer.from(part)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }, deflate)
  // Whoever stops reading stops the feeding; its complaint is nobody's business. A fault of the rows comes out of the loop.
  feeding.catch(() => {})
  for await (const bytes of deflate as AsyncIterable<Buffer>) {
    // a stream of bytes, which its type does not express
    entry.packed += bytes.length
    yield bytes
  }
  await feeding
}

const listed = ({ name, at, crc, packed, size }: Written) =>
  Buffer.concat([
    record(
      [0x0201_4b50, 4],
      [version, 2],
      [version, 2],
      [flags, 2],
      [deflated, 2],
      [midnight1980, 4],
      [crc, 4],
      [packed, 4],
      [size, 4],
      [name.length, 2],
      [0, 4],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    ),
    name,
  ])

function record(...fields: [value: number, bytes: 2 | 4][]) {
  const bytes = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 0))
  fields.reduce((at, [value, length]) => bytes.writeUIntLE(value, at, length), 0)
  return bytes
}
