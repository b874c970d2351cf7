import type { PackageOf } from '@takt/contract/packages.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findingsOf, look, nameOf } from './findings.ts'
import { packagesOf } from './packages.queries.ts'

/** `bill`: the one the released package names; `skipped`: the steps it leaves out. */
type PackageLight = {
  ok: boolean
  about: string
  records: string[]
  bill: { bomCode: string; bomVer: number } | null
  skipped: number[]
}

/**
 * What the start of an order checks. A type without any package is made as its route defines; as soon as there is one, it must be
 * released for the route the order takes, and what it names must still be there on this line.
 */
export async function packageReadiness(db: Db, line: string, of: PackageOf): Promise<PackageLight | null> {
  const all = await packagesOf(db, of.typeNo, of.typeVer)
  if (all.length === 0) return null
  const ofRoute = all
    .filter((one) => one.processingNumber === of.processingNumber && one.processingVer === of.processingVer)
    .toSorted((a, b) => b.packageVer - a.packageVer)
  const released = ofRoute.find(({ definitionStatus }) => definitionStatus === 'released')
  const records = [released ?? ofRoute[0]].flatMap((one) =>
    one
      ? [[one.typeNo, one.typeVer, one.processingNumber, one.processingVer, one.packageVer].join('\n')]
      : [],
  )
  if (!released) return { ok: false, about: nameOf(of), records, bill: null, skipped: [] }
  const findings = findingsOf(released, await look(db, released), line)
  const about = findings.length ? findings.map(({ about }) => about).join(', ') : nameOf(of)
  const { bomCode, bomVer, steps } = released
  return {
    ok: findings.length === 0,
    about,
    records,
    bill: bomCode && bomVer ? { bomCode, bomVer } : null,
    skipped: steps.filter(({ skipped }) => skipped).map(({ stepSeq }) => stepSeq),
  }
}

/** The bill of what is released for a type on a route. */
export async function billOfPackage(db: Db, { processingNumber, processingVer, ...of }: PackageOf) {
  const released = (await packagesOf(db, of.typeNo, of.typeVer)).find(
    (one) =>
      one.definitionStatus === 'released' &&
      one.processingNumber === processingNumber &&
      one.processingVer === processingVer,
  )
  return released?.bomCode && released.bomVer ? { bomCode: released.bomCode, bomVer: released.bomVer } : null
}

export const releasedPackage = async (db: Db, of: PackageOf) =>
  (await packagesOf(db, of.typeNo, of.typeVer)).find(
    (one) =>
      one.definitionStatus === 'released' &&
      one.processingNumber === of.processingNumber &&
      one.processingVer === of.processingVer,
  )
