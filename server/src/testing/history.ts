import { randomUUID } from 'node:crypto'
import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { timedId } from '../platform/db/ids.ts'
import { ensureMonth } from '../platform/db/partitions.ts'
import type { Db, PassRow, Tables } from '../platform/db/tables.ts'
import { type PackedSet, packedSet } from '../masterdata/measures/measures.ts'

type UnitRow = Tables['units']

/** A released set, written as it is stored. */
export async function storedSet(
  db: Db,
  colSetId: string,
  characteristics: CharacteristicDraft[],
  colSetVersion = 1,
  sampling: Partial<Pick<PackedSet, 'subgroupBy' | 'subgroupMinutes'>> = {},
): Promise<PackedSet> {
  const { setKey, subgroupBy, subgroupMinutes } = await db
    .insertInto('collectionSets')
    .values({
      colSetId,
      colSetVersion,
      colSetName: `Set ${colSetId}`,
      remark: null,
      updateAuthor: 'test',
      ...sampling,
    })
    .returning(['setKey', 'subgroupBy', 'subgroupMinutes'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('processResults')
    .values(characteristics.map((characteristic) => ({ colSetId, colSetVersion, ...characteristic })))
    .execute()
  await db
    .updateTable('collectionSets')
    .set({ definitionStatus: 'released' })
    .where('setKey', '=', setKey)
    .execute()
  return packedSet({ setKey, colSetId, colSetVersion, subgroupBy, subgroupMinutes }, characteristics)
}

/** A unit as the floor leaves it. */
export async function storedUnit(db: Db, lineNumber: string, over: Partial<UnitRow> = {}): Promise<UnitRow> {
  const registeredAt = over.registeredAt ?? '2026-03-02T06:00:00.000Z'
  const row: UnitRow = {
    lineNumber,
    productId: timedId(Date.parse(registeredAt)),
    productSn: `SN-${randomUUID().slice(0, 8)}`,
    typeNo: 'T1',
    typeVer: 1,
    orderCode: 'WO-1',
    lotNo: null,
    processingNumber: 'R1',
    processingVer: 1,
    processStatus: 'inProcess',
    resultStatus: null,
    currentStep: 10,
    currentStation: 'S10',
    reworkCount: 0,
    statusReason: null,
    failedStep: null,
    holds: [],
    passTimes: [],
    unmoved: [],
    registeredAt,
    finishedAt: null,
    lastTime: registeredAt,
    packageVer: null,
    placeInOrder: null,
    passCount: 0,
    trail: [],
    returnStep: null,
    openStation: null,
    openStep: null,
    openTime: null,
    openOperator: null,
    goParaVer: null,
    goStationParaVer: null,
    messages: [],
    ...over,
  }
  await db.insertInto('units').values(row).execute()
  return row
}

/** One of its passes. The unit's own row is left as it is. */
export async function storedPass(
  db: Db,
  { lineNumber, productId }: Pick<UnitRow, 'lineNumber' | 'productId'>,
  outTime: string,
  over: Partial<PassRow> = {},
): Promise<PassRow> {
  const row: PassRow = {
    lineNumber,
    productId,
    outTime,
    inTime: outTime,
    setKey: null,
    stepSeq: 10,
    passNo: 1,
    attempt: 1,
    asked: true,
    verdict: null,
    judged: 'ok',
    resultStatus: 'ok',
    stationNumber: 'S10',
    operator: null,
    values: null,
    texts: null,
    stationNg: null,
    paraVer: null,
    stationParaVer: null,
    ...over,
  }
  await ensureMonth(db, outTime)
  await db.insertInto('passes').values(row).execute()
  return row
}
