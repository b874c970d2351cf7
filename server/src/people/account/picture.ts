import { pictureSize } from '@takt/contract/account.ts'
import { refuse } from '@takt/contract/errors.ts'

/** The kind its first bytes give, and no larger than a small picture is: a file of few bytes may unfold to a wall of pixels. */
export function checkPicture(address: string) {
  const [, kind, text] =
    /^data:image\/(png|jpeg);base64,(.+)$/i.exec(address) ?? refuse('account.picture_kind')
  const bytes = Buffer.from(text!, 'base64')
  const size = kind!.toLowerCase() === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  if (!size) return refuse('account.picture_kind')
  const { pixels, bytes: most } = pictureSize
  if (bytes.length > most || size.width > pixels || size.height > pixels || size.width * size.height === 0)
    refuse('account.picture_size', { pixels, kilobytes: most / 1000 })
  return { kind: `image/${kind!.toLowerCase()}`, bytes: bytes.length }
}

type Size = { width: number; height: number }

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

function sizeOfPng(bytes: Buffer): Size | null {
  if (bytes.length < 33 || !bytes.subarray(0, pngStart.length).equals(pngStart)) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** A JPEG is a row of marked parts; the one that starts the picture (SOF) holds its size. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return null
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const mark = bytes[at + 1]!
    const startsPicture = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
    if (startsPicture) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return null
}
