import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/tables.ts'

/** What a token is for: one that was signed for something else does not open it. */
export type Purpose = 'answer' | 'machine'
const prefixes: Record<Purpose, string> = { answer: '', machine: 'machine:' }

const macOf = (key: Buffer, purpose: Purpose, content: string) =>
  createHmac('sha256', key)
    .update(prefixes[purpose] + content)
    .digest()

const shape = /^[\w-]{16,}\.[\w-]{43}$/

/** It never changes. Not that of a transaction, which may be taken back. */
const keys = new WeakMap<Db, Buffer>()

async function keyOf(db: Db): Promise<Buffer> {
  const key = keys.get(db) ?? (await storedKey(db))
  if (!db.isTransaction) keys.set(db, key)
  return key
}

async function storedKey(db: Db): Promise<Buffer> {
  const find = () => db.selectFrom('linkKeys').select('key').executeTakeFirst()
  const stored = await find()
  if (stored) return stored.key
  await db
    .insertInto('linkKeys')
    .values({ key: randomBytes(32) })
    .onConflict((c) => c.doNothing())
    .execute()
  return (await find())!.key
}

/** Makes tokens that carry something and were signed here. */
export async function signer(db: Db, purpose: Purpose) {
  const key = await keyOf(db)
  return (content: unknown[]): string => {
    const encoded = Buffer.from(JSON.stringify(content)).toString('base64url')
    return `${encoded}.${macOf(key, purpose, encoded).toString('base64url')}`
  }
}

/** Null: it was not signed here, or for something else. Whoever made it up costs the database nothing. */
export async function readSigned(db: Db, purpose: Purpose, token: string): Promise<unknown> {
  if (!shape.test(token)) return null
  const [encoded = '', signature = ''] = token.split('.')
  const mac = macOf(await keyOf(db), purpose, encoded)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== mac.length || !timingSafeEqual(given, mac)) return null
  return JSON.parse(Buffer.from(encoded, 'base64url').toString())
}
