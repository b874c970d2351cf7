import { readFile } from 'node:fs/promises'
import type { Db } from '../db/tables.ts'
import { sealsFrom, signedSeals } from './seals.queries.ts'
import { derOf, fingerprintOf, isSigned, sealText } from './sign.ts'

type Wish = {
  /** A file with the public key, kept somewhere else than here. Null: each day is verified with its own key. */
  key: string | null
  /** A file that was sent out, `takt-seal-….txt`, with its `.sig` next to it. */
  seal: string | null
}

/** What is wrong with the signatures, a sentence each; what is fine goes to `say`. */
export async function verifySigned(db: Db, wish: Wish, say: (message: string) => void): Promise<string[]> {
  const trusted = wish.key === null ? null : derOf(await readFile(wish.key, 'utf8'))
  const wrong: string[] = []
  const keys = new Map<string, number>()
  for (const seal of await signedSeals(db)) {
    const name = fingerprintOf(seal.publicKey)
    if (trusted && !trusted.equals(seal.publicKey))
      wrong.push(`${seal.day}: signed with another key, ${name}`)
    else if (isSigned(sealText(seal), seal.signature, seal.publicKey))
      keys.set(name, (keys.get(name) ?? 0) + 1)
    else wrong.push(`${seal.day}: the signature is not that of its seal`)
  }
  for (const [name, days] of keys) say(`${days} days signed with the key ${name}`)
  if (wish.seal !== null) wrong.push(...(await compareSent(db, wish.seal, trusted)))
  return wrong
}

async function compareSent(db: Db, file: string, trusted: Buffer | null): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  const day = /^day (\d{4}-\d\d-\d\d)$/m.exec(text)?.[1]
  if (day === undefined) return [`${file} is no seal that was sent`]
  const signature = await readFile(file.replace(/(\.txt)?$/, '.sig'))
  const signed = (await signedSeals(db)).find((seal) => seal.day === day)
  const publicKey = trusted ?? signed?.publicKey
  if (!publicKey || !isSigned(text, signature, publicKey)) return [`${file}: its signature does not fit`]
  const [there] = await sealsFrom(db, day, 1)
  return there?.day === day && sealText(there) === text
    ? []
    : [`${day}: what was sent and what stands here are not the same`]
}
