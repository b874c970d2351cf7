import { existsSync, readFileSync } from 'node:fs'
import { type Chapter, handbookRoot } from '@takt/contract/handbook.ts'
import type { Language } from '@takt/contract/languages.ts'

const fileOf = (language: Language, chapter: Chapter) =>
  new URL(`../../../../docs/handbook/${language}/pictures/${chapter}.webp`, import.meta.url)

/** The page as it was in the demonstration, taken by `npm run pictures -- --handbook`; null: there is none. */
export function pictureOf(language: Language, chapter: Chapter): Buffer | null {
  const file = fileOf(language, chapter)
  return existsSync(file) ? readFileSync(file) : null
}

export const pictureAddress = (language: Language, chapter: Chapter) =>
  `${handbookRoot}/${language}/pictures/${chapter}.webp`

/** The size in the head of a WebP, lossless or extended, so that text does not move when the picture comes. */
export function sizeOf(picture: Buffer): { width: number; height: number } {
  const kind = picture.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: picture.readUIntLE(24, 3) + 1, height: picture.readUIntLE(27, 3) + 1 }
  if (kind !== 'VP8L' || picture[20] !== 0x2f)
    throw new Error('A picture of the handbook is a lossless WebP.')
  const bits = picture.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
