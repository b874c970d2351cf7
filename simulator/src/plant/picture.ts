import { crc32, deflateSync } from 'node:zlib'

/** Paper, a light and a darker area, lines. */
const colours = [
  [255, 255, 255],
  [226, 232, 240],
  [203, 213, 225],
  [30, 41, 59],
] as const
export const [paper, light, dark, ink] = [0, 1, 2, 3]

/** A picture that is drawn, in a few colours: what a plant has as drawings of its types. */
export function openPicture(width: number, height: number) {
  const dots = new Uint8Array(width * height)
  const put = (x: number, y: number, colour: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height) dots[y * width + x] = colour
  }
  const box = (x: number, y: number, wide: number, high: number, colour: number) => {
    for (let row = y; row < y + high; row++) for (let at = x; at < x + wide; at++) put(at, row, colour)
  }
  return {
    box(x: number, y: number, wide: number, high: number, fill: number, line = 3) {
      box(x, y, wide, high, ink)
      box(x + line, y + line, wide - 2 * line, high - 2 * line, fill)
    },
    disc(x: number, y: number, radius: number, fill: number, line = 3) {
      for (let row = -radius; row <= radius; row++)
        for (let at = -radius; at <= radius; at++) {
          const far = Math.hypot(at, row)
          if (far <= radius) put(x + at, y + row, far > radius - line ? ink : fill)
        }
    },
    /** Level or upright, as long lines in dashes are. */
    dashes(x: number, y: number, length: number, isUpright: boolean) {
      for (let at = 0; at < length; at++)
        if (at % 24 < 15) put(isUpright ? x : x + at, isUpright ? y + at : y, ink)
    },
    png: () => pngOf(dots, width, height),
  }
}
export type Picture = ReturnType<typeof openPicture>

function pngOf(dots: Uint8Array, width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8) // a byte a dot, each a colour of the table
  const rows = Buffer.alloc(height * (width + 1)) // each row begins with how it was filtered: not
  for (let row = 0; row < height; row++)
    rows.set(dots.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'ascii'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}
