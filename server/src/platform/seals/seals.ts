import type { NextSeal, Seal, SealCheck } from '@takt/contract/seals.ts'
import { refuse } from '@takt/contract/errors.ts'
import { entriesOfDay, type Entry, firstDay } from '../audit/audit.ts'
import { inOneGo } from '../db/connect.ts'
import { isoOf, nowIso } from '../db/instants.ts'
import type { Db } from '../db/tables.ts'
import { checkAgainst, inPart, isWrong } from './check.ts'
import { leafHash, linkOf, MerkleTree } from './merkle.ts'
import {
  insertLeaves,
  insertSeal,
  insertSignature,
  keepCheck,
  lastSeal,
  lockSeals,
  newestSeals,
  type Sealed,
  sealsFrom,
  sealWithBefore,
} from './seals.queries.ts'
import { pemOf, sealKey, sealText } from './sign.ts'

export { newestSealToSend } from './sent.ts'
export { openSealKey, setSealKey } from './sign.ts'
export { verifySigned } from './verify-signed.ts'

const aDay = 86_400_000
/** A change may come with the time at which its transaction began. */
const patience = 3_600_000

const dayAfter = (day: string) => isoOf(Date.parse(`${day}T00:00:00Z`) + aDay).slice(0, 10)

/** Seals each day (UTC) that ended an hour before `now`, in their order; one transaction a day. Returns how many. */
export async function sealDays(db: Db, log: (message: string) => void, now = Date.now()): Promise<number> {
  for (let sealed = 0; ; sealed++) {
    const done = await inOneGo(db, (tx) => sealNext(tx, now))
    if (!done) return sealed
    log(
      `change history of ${done.day} sealed: ${done.entries} entries, root ${done.root.toString('hex')}, chain ${done.chain.toString('hex')}`,
    )
  }
}

async function sealNext(db: Db, now: number) {
  await lockSeals(db)
  const last = await lastSeal(db)
  const day = await dayToSeal(db, last)
  if (day === null || now < mayBeSealed(day)) return null
  const tree = new MerkleTree()
  let entries = 0
  let after: Entry | null = null
  for (let part = 0; ; part++) {
    const found: Entry[] = await entriesOfDay(db, day, after, inPart)
    if (found.length === 0) break
    const leaves = found.map(({ text }) => leafHash(text))
    for (const leaf of leaves) tree.add(leaf)
    await insertLeaves(db, { day, part, leaves: Buffer.concat(leaves) })
    entries += found.length
    after = found.at(-1)!
  }
  const seal = { day, entries, root: tree.root() }
  const chained = { ...seal, chain: linkOf(last?.chain ?? null, seal) }
  await insertSeal(db, chained)
  const key = sealKey()
  if (key)
    await insertSignature(db, {
      day,
      publicKey: key.publicKey,
      signature: key.sign(sealText(chained)),
    })
  return chained
}

const dayToSeal = (db: Db, last: Sealed | undefined) => (last ? dayAfter(last.day) : firstDay(db))
const mayBeSealed = (day: string) => Date.parse(`${dayAfter(day)}T00:00:00Z`) + patience

export async function nextSeal(db: Db): Promise<NextSeal | null> {
  const day = await dayToSeal(db, await lastSeal(db))
  return day === null ? null : { day, sealedFrom: isoOf(mayBeSealed(day)) }
}

const aYear = 366
const hex = (hash: Buffer) => hash.toString('hex')

export const listSeals = async (db: Db): Promise<Seal[]> =>
  (await newestSeals(db, aYear)).map(
    ({ root, chain, checkedAt, sealState, signature, publicKey, ...seal }) => ({
      ...seal,
      root: hex(root),
      chain: hex(chain),
      signature: signature && signature.toString('base64'),
      publicKey: publicKey && pemOf(publicKey),
      ...(checkedAt === null ? {} : { checkedAt }),
      ...(sealState === null ? {} : { sealState }),
    }),
  )

const looking = new Map<string, Promise<SealCheck>>()

let before: Promise<unknown> = Promise.resolve()
/** A day may have a million entries: one is read at a time. */
const inTurn = <T>(look: () => Promise<T>): Promise<T> => {
  const next = before.then(look)
  before = next.catch(() => {})
  return next
}

/** Another request for the same day meanwhile gets the same answer. */
export async function checkDay(db: Db, day: string): Promise<SealCheck> {
  const [seal, dayBefore] = await sealWithBefore(db, day)
  if (!seal || seal.day !== day) return refuse('record.unknown', {}, 'day')
  const under = looking.get(day)
  if (under) return under
  const checked = inTurn(() => checkAgainst(db, seal, dayBefore ?? null))
    .then(async (found) => {
      const check = { day, ...found, checkedAt: nowIso() }
      await keepCheck(db, check)
      return check
    })
    .finally(() => looking.delete(day))
  looking.set(day, checked)
  return checked
}

/** Every sealed day, oldest first. Returns those that do not fit; `seen` is called with each. */
export async function checkAll(
  db: Db,
  seen: (check: SealCheck, entries: number) => void = () => {},
): Promise<SealCheck[]> {
  const wrong: SealCheck[] = []
  let from: string | null = '0001-01-01'
  while (from !== null) {
    const some = await sealsFrom(db, from, 100)
    for (const { day, entries } of some) {
      const check = await checkDay(db, day)
      seen(check, entries)
      if (isWrong(check.sealState)) wrong.push(check)
    }
    from = some.length > 0 ? dayAfter(some.at(-1)!.day) : null
  }
  return wrong
}
