import type { SealCheck, SealState } from '@takt/contract/seals.ts'
import { archivedRowsOf } from '../archives/archives.ts'
import { countEntries, entriesOfDay, type Entry } from '../audit/audit.ts'
import type { Db } from '../db/tables.ts'
import { leafHash, linkOf, MerkleTree } from './merkle.ts'
import { leavesOf, type Sealed, signatureOf } from './seals.queries.ts'
import { isSigned, sealText } from './sign.ts'

/** Leaves that are kept, read and compared at a time. */
export const inPart = 4096
const size = 32
type Found = Pick<SealCheck, 'sealState' | 'wrongId'>

/** Whether a day's entries are those that were sealed; else the first that is not. */
export async function checkAgainst(db: Db, seal: Sealed, before: Sealed | null): Promise<Found> {
  if (
    !linkOf(before?.chain ?? null, seal).equals(seal.chain) ||
    !(await isSignedRight(db, seal)) ||
    !(await leavesFit(db, seal))
  )
    return { sealState: 'broken', wrongId: null }
  const { day, entries } = seal
  const there = await countEntries(db, day)
  // That entries are old proves nothing about where they went: the files of their month must hold so many. What is left of the day proves nothing.
  if (there < entries && entries - there <= (await archivedRowsOf(db, 'audit', day.slice(0, 7))))
    return { sealState: 'archived', wrongId: null }
  const wrong = await firstWrong(db, day)
  if (there !== entries)
    return { sealState: there < entries ? 'missing' : 'added', wrongId: wrong?.id ?? null }
  return { sealState: wrong ? 'changed' : 'fits', wrongId: wrong?.id ?? null }
}

/** A day without a signature was sealed by a server without a key, or before there were signatures. */
async function isSignedRight(db: Db, seal: Sealed) {
  const found = await signatureOf(db, seal.day)
  return !found || isSigned(sealText(seal), found.signature, found.publicKey)
}

async function leavesFit(db: Db, { day, entries, root }: Sealed) {
  const tree = new MerkleTree()
  let seen = 0
  for (let part = 0; seen < entries; part++) {
    const leaves = await leavesOf(db, day, part)
    if (leaves.length === 0) break
    for (let at = 0; at < leaves.length; at += size) tree.add(leaves.subarray(at, at + size))
    seen += leaves.length / size
  }
  return seen === entries && tree.root().equals(root)
}

/** The first entry whose hash is not the one at its place. */
async function firstWrong(db: Db, day: string): Promise<Entry | null> {
  let after: Entry | null = null
  for (let part = 0; ; part++) {
    const found: Entry[] = await entriesOfDay(db, day, after, inPart)
    if (found.length === 0) return null
    const leaves = await leavesOf(db, day, part)
    const wrong = found.find(
      ({ text }, at) => !leafHash(text).equals(leaves.subarray(at * size, (at + 1) * size)),
    )
    if (wrong) return wrong
    after = found.at(-1)!
  }
}

export const isWrong = (state: SealState) => state !== 'fits' && state !== 'archived'
