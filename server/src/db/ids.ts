import { createHash, randomBytes } from 'node:crypto'

/** UUID v7 (RFC 9562): the time first, so that rows made together lie together in every index. */
export function timedId(ms: number) {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(ms, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** 48 bits of a station's message id: kept with the unit, compared only with that unit's own, and exact as a number. Never 0. */
export const messageHash = (station: string, messageId: string) =>
  createHash('sha1').update(`${station}\0${messageId}`).digest().readUIntBE(0, 6) || 1
