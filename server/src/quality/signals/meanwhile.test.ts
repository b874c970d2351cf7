import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chartLimits, type SignalReaction } from '@takt/contract/chartLimits.ts'
import { signals } from '@takt/contract/signals.ts'
import { units } from '@takt/contract/units.ts'
import { connect } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { timedId } from '../../platform/db/ids.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { insertExclusion } from '../charts/exclusions.queries.ts'
import { withdrawLimits } from '../charts/limits.queries.ts'
import { lookForSignals } from './signals.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})
const on = 'L1' as LineNumber
const line = await startLine(plant, on)
const admin = plant.as('admin', on)
const place = { stationNumber: 'S10', colSetId: line.colSetId, colSetVersion: 1, resultCode: 'TORQUE' }
let made = 0
const measured = (torque: number) => line.station('S10').work(`SPC-${(made += 1)}`, { TORQUE: torque })
const freeze = (signalReaction: SignalReaction) =>
  admin(chartLimits.freeze, {
    ...place,
    unitCount: 1,
    from: isoOf(Date.now() - 3_600_000),
    to: isoOf(Date.now() + 1000),
    signalReaction,
    rules: ['1'],
    reason: 'steady',
  })
const look = (now = Date.now()) => lookForSignals(plant.db, () => {}, now)
const open = async () => (await admin(signals.open, {})).filter(({ chartPart }) => chartPart === 'location')
const statusOf = async (productSn: string) => (await admin(units.list, { productSn })).rows[0]!.processStatus

/** Judged already, but not stored: the line is another's until `change` is done. */
async function lookWhile(change: (inner: Db) => Promise<unknown>) {
  const looking = await other.db.transaction().execute(async (inner) => {
    await lockLine(inner, on)
    const looks = look()
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(inner)
        return rows.length
      })
      .toBeGreaterThan(0)
    await change(inner)
    return { looks }
  })
  await looking.looks
}
const exclude = (inner: Db, { productId, productSn }: { productId: string; productSn: string }) =>
  insertExclusion(inner, {
    ...place,
    lineNumber: on,
    exclusionId: timedId(Date.now()),
    productSn,
    testTime: nowIso(),
    unitNum: 1,
    units: [{ id: productId, at: timeOf.get(productId)! }],
    note: 'a wrong part',
    excludedBy: 'anna',
    excludedAt: nowIso(),
  })
const timeOf = new Map<string, number>()
const out = async () => {
  const at = isoOf(Date.now())
  const productSn = `OUT-${(made += 1)}`
  await line.station('S10').complete(productSn, { TORQUE: 11.9 }, { at, orderCode: line.order.orderCode })
  const { productId } = (await admin(units.list, { productSn })).rows[0]!
  timeOf.set(productId, Date.parse(at))
  return { productId, productSn }
}

beforeAll(async () => {
  for (let i = 0; i < 24; i++) await measured(10 + ((i * 7) % 5) / 20)
})
beforeEach(async () => {
  for (const { limitsId, withdrawnAt } of await admin(chartLimits.list, place))
    if (withdrawnAt === null) await admin(chartLimits.withdraw, { limitsId, reason: 'another test' })
  for (const { signalId } of await admin(signals.open, {}))
    await admin(signals.answer, { signalId, signalCause: 'machine', signalAction: 'adjusted', remark: null })
})

test('limits that are withdrawn while they judge tell nothing more, and hold nothing', async () => {
  const { limitsId } = await freeze('holdUnit')
  await look()
  const unit = await out()
  const withdrawn = { withdrawnAt: nowIso(), withdrawnBy: 'anna', withdrawnReason: 'wrong' }
  await lookWhile((inner) => withdrawLimits(inner, on, limitsId, withdrawn))
  expect([await open(), await statusOf(unit.productSn)]).toEqual([[], 'inProcess'])
})

test('a unit that is excluded while it is judged is named by no signal and not held; what else is out is told of by the next look', async () => {
  await freeze('holdUnit')
  await look()
  const [wrong, right] = [await out(), await out()]
  await lookWhile((inner) => exclude(inner, wrong))
  expect(await statusOf(wrong.productSn)).toBe('inProcess')
  await look(Date.now() + 1000)
  expect(await open()).toMatchObject([{ productSn: right.productSn }])
  expect(await Promise.all([wrong, right].map(({ productSn }) => statusOf(productSn)))).toEqual([
    'inProcess',
    'held',
  ])
})

test('a unit that is excluded before others are held for an open signal stays free', async () => {
  await freeze('holdUnit')
  await look()
  const first = await out()
  await look()
  expect(await open()).toMatchObject([{ productSn: first.productSn }])
  const next = await out()
  await lookWhile((inner) => exclude(inner, next))
  await look(Date.now() + 1000)
  expect([await statusOf(first.productSn), await statusOf(next.productSn)]).toEqual(['held', 'inProcess'])
})
