import { type FileType, typesNamed } from '@takt/contract/files.ts'

/** Tab, line and page ends, an old end of file, and what some Japanese texts change their letters with. */
const arranging = [9, 10, 11, 12, 13, 26, 27]
/** In whatever letters: no other control character; or the mark of UTF-16 at its start. */
const isText = (head: Buffer) =>
  /^(\xFF\xFE|\xFE\xFF)/.test(head.toString('latin1', 0, 2)) ||
  head.every((byte) => (byte < 32 ? arranging.includes(byte) : byte !== 127))
/** A page, a drawing that runs scripts, a script: text too, but not for people to read. */
const isProgram = (head: Buffer) =>
  /^\s*(<[!?/a-z]|#!)/i.test(
    head
      .toString('utf8', 0, 512)
      .replace(/^\uFEFF/, '')
      .replaceAll('\0', ''),
  )
const asText = (head: Buffer) => isText(head) && !isProgram(head)
const begins =
  (...bytes: number[]) =>
  (head: Buffer) =>
    bytes.every((byte, at) => head[at] === byte)
const says =
  (text: string, at = 0) =>
  (head: Buffer) =>
    head.toString('latin1', at, at + text.length) === text
const packed = (head: Buffer) => says('PK\x03\x04')(head) || says('PK\x05\x06')(head)

/** By which first bytes each kind is known. */
const kindChecks: Record<FileType, (head: Buffer) => boolean> = {
  png: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpeg: begins(0xff, 0xd8, 0xff),
  gif: says('GIF8'),
  webp: (head) => says('RIFF')(head) && says('WEBP', 8)(head),
  pdf: says('%PDF-'),
  csv: asText,
  txt: asText,
  xlsx: packed,
  docx: packed,
  pptx: packed,
  zip: packed,
  mp4: says('ftyp', 4),
  webm: begins(0x1a, 0x45, 0xdf, 0xa3),
}

/** The kind that both its name and its first bytes give; null: they do not agree, or the kind is not allowed. */
export const kindOfFile = (fileName: string, head: Buffer): FileType | null =>
  typesNamed(fileName).find((type) => kindChecks[type](head)) ?? null

/** Characters that steer the reading direction make `exe.pdf` of `fdp.exe`. */
const misleading = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const longest = 128

/** The name alone: no folders, nothing that cannot be seen, its ending kept when it is too long. Null: nothing is left. */
export function cleanName(givenName: string): string | null {
  const plain = (givenName.split(/[/\\]/).at(-1) ?? '').replaceAll(misleading, '').normalize().trim()
  if (/^\.*$/.test(plain)) return null
  if (plain.length <= longest) return plain
  const ending = /\.[^.]{1,8}$/.exec(plain)?.[0] ?? ''
  // Cut between letters: a lone surrogate is not a letter.
  return (
    plain
      .slice(0, longest - ending.length)
      .replace(/\p{Cs}$/u, '')
      .trim() + ending
  )
}
