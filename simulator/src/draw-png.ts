import { crc32, deflateSync } from 'node:zlib'

function chunk(kind: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(kind), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** A picture of one tone that gets darker downwards, as a PNG: what the played person photographs. */
export function drawPng(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8) // eight bits, red green blue
  const rows = Array.from({ length: height }, (_, y) => {
    const share = 1 - y / (2 * height)
    const pixel = [red, green, blue].map((part) => Math.round(part * share))
    return Buffer.from([0, ...Array.from({ length: width }, () => pixel).flat()])
  })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
