import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../platform/db/tables.ts'
import { publicOrigin } from './public-origin.ts'

/** Who may answer which call by a link, and until when, in milliseconds. */
export type CallLink = { line: string; call: number; userName: string; until: number }

export const answerPath = '/answer'
/** A shift: who reads the mail tomorrow opens Takt. */
const lifetime = 8 * 3_600_000

const Signed = z.tuple([z.string(), z.int(), z.string(), z.int()])
const macOf = (key: Buffer, said: string) => createHmac('sha256', key).update(said).digest()

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
  const known = await find()
  if (known) return known.key
  await db
    .insertInto('linkKeys')
    .values({ key: randomBytes(32) })
    .onConflict((c) => c.doNothing())
    .execute()
  return (await find())!.key
}

/** Makes links for one person and one call each. Null: nobody knows where browsers find this server. */
export async function linkMaker(db: Db, now: number) {
  const [origin, key] = [publicOrigin(), await keyOf(db)]
  return ({ line, call, userName }: Omit<CallLink, 'until'>): string | null => {
    if (origin === null) return null
    const said = Buffer.from(JSON.stringify([line, call, userName, now + lifetime])).toString('base64url')
    return `${origin}${answerPath}?t=${said}.${macOf(key, said).toString('base64url')}`
  }
}

/** Null: it was not signed here, or its time is over. Whoever made it up costs the database nothing. */
export async function readLink(db: Db, token: string, now: number): Promise<CallLink | null> {
  if (!shape.test(token)) return null
  const [said = '', signature = ''] = token.split('.')
  const mac = macOf(await keyOf(db), said)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== mac.length || !timingSafeEqual(given, mac)) return null
  const [line, call, userName, until] = Signed.parse(JSON.parse(Buffer.from(said, 'base64url').toString()))
  return now < until ? { line, call, userName, until } : null
}
