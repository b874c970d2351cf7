import { afterAll, expect, test } from 'vitest'
import { failures } from '@takt/contract/failure-rows.ts'
import type { FailStatus } from '@takt/contract/failures.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { lots } from '@takt/contract/lots.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const [anna, ben] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const { lotNo } = await anna(lots.create, { orderCode: line.order.orderCode, number: 500 })

test('nothing failed: the page, its filters and what is done to all found show it', async () => {
  expect(await anna(failures.list, {})).toEqual({ rows: [], next: null, total: 0, pieces: 0 })
  expect(await anna(failures.list, { failStatus: 'open', productSn: 'X' })).toMatchObject({ rows: [] })
  expect(await anna(failures.disposeFound, { disposition: 'scrap', reason: 'x' })).toEqual({
    changed: 0,
    left: [],
  })
})

test('two people decide 200 times about the same 100 failures: each is decided once, the second decision is refused', async () => {
  const log = () => anna(defectReports.log, { stationNumber: 'S20', defectCode: 'DENT', lotNo })
  const ids = (await Promise.all(Array.from({ length: 100 }, log))).map(({ failId }) => failId)
  const results = await Promise.allSettled(
    ids.flatMap((failId, i) => [
      anna(failures.dispose, { failId, disposition: i % 3 ? 'scrap' : 'useAsIs', reason: 'anna' }),
      ben(failures.dispose, { failId, disposition: i % 2 ? 'returned' : 'scrap', reason: 'ben' }),
    ]),
  )
  const lost = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toHaveLength(100)
  const { rows } = await anna(failures.list, { limit: 200 })
  for (const [i, failId] of ids.entries()) {
    const [a, b] = [results[2 * i]!, results[2 * i + 1]!]
    const [won, other] = a.status === 'fulfilled' ? [a, b] : [b, a]
    const row = rows.find((one) => one.failId === failId)!
    expect(won).toMatchObject({ value: { failStatus: row.failStatus, disposedBy: row.disposedBy } })
    expect(other).toMatchObject({
      reason: { key: 'failures.wrong_status', facts: { failStatus: row.failStatus } },
    })
  }
  const scrapped = rows.filter(({ failStatus }) => failStatus === 'scrap').length
  expect((await anna(lots.list, { lotNo })).rows).toMatchObject([{ ngNumber: scrapped }])
})

test('a decision on a failure seen open is refused after somebody sent it to rework, although it could be scrapped', async () => {
  const { failId } = await anna(defectReports.log, { stationNumber: 'S20', defectCode: 'DENT', lotNo })
  const wish = { failId, reason: 'seen', seen: 'open' } as const
  await anna(failures.dispose, { ...wish, disposition: 'rework' })
  await expect(ben(failures.dispose, { ...wish, disposition: 'scrap' })).rejects.toMatchObject({
    key: 'failures.wrong_status',
    facts: { failStatus: 'rework' },
  })
  await ben(failures.dispose, { ...wish, disposition: 'scrap', seen: 'rework' })
})

test('5,000 failures are read to the end, each once, also while one more comes', async () => {
  const start = Date.now() - 6_000_000
  const rows = Array.from({ length: 4900 }, (_, i) => ({
    lineNumber: 'L1',
    failId: timedId(start + 1000 * i),
    failTime: isoOf(start + 1000 * i),
    stationNumber: 'S10',
    lotNo: 'LOT-OF-5000',
    typeNo: line.typeNo,
    failStatus: 'open' as const,
    resultCode: 'TORQUE',
    resultValue: i,
  }))
  const nothing = {
    productId: null,
    productSn: null,
    stepSeq: null,
    passNo: null,
    minValue: null,
    maxValue: null,
    defectCode: null,
    subDefectCode: null,
    remark: null,
    positionX: null,
    positionY: null,
    photo: null,
    operator: null,
    loggedBy: null,
    disposition: null,
    disposedBy: null,
    disposedTime: null,
    dispositionReason: null,
    closedBy: null,
    closedTime: null,
    concessionCode: null,
    splitFrom: null,
    componentId: null,
    bomCode: null,
    bomLot: null,
    serial: null,
    removedFrom: null,
    setKey: null,
  }
  for (let i = 0; i < rows.length; i += 700)
    await plant.db
      .insertInto('failures')
      .values(rows.slice(i, i + 700).map((row) => ({ ...nothing, ...row })))
      .execute()
  const first = await anna(failures.list, { limit: 200 })
  expect(first.total).toBe(5001)
  await anna(defectReports.log, { stationNumber: 'S20', defectCode: 'DENT', lotNo })
  const read = first.rows.map(({ failId }) => failId)
  for (let after = first.next; after !== null;) {
    const page = await anna(failures.list, { limit: 200, after })
    read.push(...page.rows.map(({ failId }) => failId))
    after = page.next
  }
  expect([read.length, new Set(read).size]).toEqual([5001, 5001])
})

/** What is done first waits after its first piece, until another has its list too. */
function meetAfterOnePiece() {
  const { floor } = plant.app
  const enqueue = floor.enqueue.bind(floor)
  const [one, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let pieces = 0
  floor.enqueue = async (lineNumber, lane, work) => {
    const piece = lane === 'pieces' ? (pieces += 1) : 0
    if (piece === 3) both.resolve()
    if (piece === 2) {
      one.resolve()
      await both.promise
      floor.enqueue = enqueue
    }
    return enqueue(lineNumber, lane, work)
  }
  return one.promise
}

test('two people decide about all that is open at once, one to rework and one to scrap it: each failure is decided once', async () => {
  // The newest six hundred.
  const scope = { lotNo: 'LOT-OF-5000', from: isoOf(Date.now() - 1_700_000) }
  const now = async (failStatus: FailStatus) => (await anna(failures.list, { ...scope, failStatus })).total!
  const before = await now('open')
  const decide = (by: typeof anna, disposition: 'rework' | 'scrap') =>
    by(failures.disposeFound, {
      ...scope,
      failStatus: 'open',
      disposition,
      reason: 'all',
      messageId: disposition,
    })
  const oneDone = meetAfterOnePiece()
  const reworked = decide(anna, 'rework')
  await oneDone
  expect(await anna(failures.progress, { messageId: 'rework' })).toMatchObject({ done: 50 })
  const [first, second] = await Promise.all([reworked, decide(ben, 'scrap')])
  expect([await now('rework'), await now('scrap')]).toEqual([first.changed, second.changed])
  expect(first.changed + second.changed).toBe(before - (await now('open')))
  expect([first.changed, second.changed > 0]).toEqual([50, true])
  expect(first.left).toMatchObject([{ why: 'decided' }])
})
