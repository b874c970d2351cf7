import { createHash } from 'node:crypto'

const longestCode = 64
const longestName = 128

/** Free text of a record as a code: one that is too long keeps its beginning and a short hash to make it unique. */
export function codeOf(text: string) {
  const plain = plainOf(text)
  if (plain.length <= longestCode) return plain
  return `${beginning(plain, longestCode - 9)}~${createHash('sha1').update(plain).digest('hex').slice(0, 8)}`
}

export const nameOf = (text: string) => cut(plainOf(text), longestName)

export const cut = (text: string, longest: number) =>
  text.length <= longest ? text : `${beginning(text, longest - 1)}…`

/** Not half a letter more. */
const beginning = (text: string, length: number) => text.slice(0, length).replace(/\p{Cs}$/u, '')

/** PostgreSQL keeps no NUL and no half of a letter, and nobody reads the other control characters. */
export const plainOf = (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
