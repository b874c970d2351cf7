import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts, ruleSets } from '@takt/contract/charts.ts'
import { lines } from '@takt/contract/lines.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic, aLine } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const start = Date.parse('2026-03-02T06:00:00.000Z')
const at = (seconds: number) => isoOf(start + seconds * 1000)
const set = await storedSet(db, 'SCREW', [
  aCharacteristic(1, 'TORQUE', { lowerSpecLimit: 8, upperSpecLimit: 12, unitCount: 1 }),
])
const chartInput = { colSetId: 'SCREW', colSetVersion: 1, stationNumber: 'S10', resultCode: 'TORQUE' }
const admin = plant.as('admin', 'F')
const wave = (i: number, mean = 10) => mean + ((i * 7) % 5) / 10
let stored = 0
async function store(values: number[]) {
  for (const value of values) {
    const unit = await storedUnit(db, 'F', { productSn: `F-${stored}`, typeNo: 'T1' })
    await storedPass(db, unit, at(stored++), { setKey: set.setKey, values: [value] })
  }
}
const freeze = (from: number, to: number, over: object = {}) =>
  admin(chartLimits.freeze, {
    ...chartInput,
    from: at(from),
    to: at(to),
    validFrom: at(from),
    reason: 'steady',
    ...over,
  })
const chart = () => admin(charts.report, chartInput)

beforeAll(async () => {
  await plant.as('admin')(lines.create, aLine('F'))
  await store(Array.from({ length: 30 }, (_, i) => wave(i)))
})

test('limits are those that are shown, and stay when the process moves', async () => {
  const before = await chart()
  expect(before.stages).toMatchObject([{ at: 0, limitsId: null }])
  const frozen = await freeze(0, 30)
  expect(frozen).toMatchObject({ chartKind: 'iMr', subgroupNum: 30, basedFrom: at(0), basedTo: at(29) })
  expect(frozen.mean).toBeCloseTo(before.location[0]!.centre, 9)
  await store(Array.from({ length: 10 }, (_, i) => wave(i, 12)))
  const after = await chart()
  expect(after.location).toHaveLength(1)
  expect(after.location[0]).toMatchObject({ centre: before.location[0]!.centre })
  expect(after.stages).toMatchObject([{ at: 0, limitsId: frozen.limitsId }])
  expect(after.broken.filter(({ chart: which, rule }) => which === 'location' && rule === 1).length).toBe(10)
})

test('newer limits judge from their own beginning on, and a value that comes late is judged by those of its time', async () => {
  await store(Array.from({ length: 20 }, (_, i) => wave(i + 10, 12)))
  const [first] = await admin(chartLimits.list, chartInput)
  const second = await freeze(30, 60)
  const { stages, location } = await chart()
  expect(stages).toMatchObject([
    { at: 0, limitsId: first!.limitsId },
    { at: 30, limitsId: second.limitsId },
  ])
  expect(location.map(({ at: from }) => from)).toEqual([0, 30])
  const unit = await storedUnit(db, 'F', { productSn: 'F-late', typeNo: 'T1' })
  await storedPass(db, unit, at(12.5), { setKey: set.setKey, values: [10] })
  const late = await chart()
  expect(late.stages.map(({ at: from }) => from)).toEqual([0, 31])
  expect(late.location[0]!.centre).toBe(location[0]!.centre)
})

test('withdrawn they judge nothing, once, and stay to be read', async () => {
  const [newest] = await admin(chartLimits.list, chartInput)
  const { limitsId } = newest!
  const both = await Promise.allSettled(
    [1, 2].map(() => admin(chartLimits.withdraw, { limitsId, reason: 'a tool was changed' })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await chart()).stages).toHaveLength(1)
  const [kept] = await admin(chartLimits.list, chartInput)
  expect(kept).toMatchObject({ limitsId, withdrawnReason: 'a tool was changed' })
  const changes = await admin(audit.of, { lineNumber: 'F', entity: 'chartLimits', entityKey: limitsId })
  expect(changes.map(({ action }) => action)).toEqual(['withdraw', 'freeze'])
})

test('other subgroups, another kind or type have limits of their own; before the first they are calculated', async () => {
  expect((await admin(charts.report, { ...chartInput, typeNo: 'T1' })).stages).toMatchObject([
    { limitsId: null },
  ])
  expect((await admin(charts.report, { ...chartInput, unitCount: 2 })).stages).toMatchObject([
    { limitsId: null },
  ])
  const later = await freeze(0, 30, { typeNo: 'T1', validFrom: at(40), rules: ['1', '4'] })
  const report = await admin(charts.report, { ...chartInput, typeNo: 'T1' })
  expect(report.stages).toMatchObject([{ limitsId: null }, { limitsId: later.limitsId }])
  expect(report.rules).toEqual(['1', '4'])
})

test('unless somebody chooses an earlier moment, they judge what comes from now on, and nothing again', async () => {
  const before = await chart()
  const frozen = await freeze(0, 60, { validFrom: undefined })
  expect(Date.parse(frozen.validFrom)).toBeGreaterThan(Date.now() - 60_000)
  expect(await chart()).toMatchObject({ stages: before.stages, broken: before.broken })
})

test('each stretch is judged by the rules that were frozen with its limits', async () => {
  const trend = Array.from({ length: 40 }, (_, i) => 20 + i / 100)
  await store(trend)
  const from = stored - 40
  const rules = (some: string[], begin: number) =>
    freeze(from, stored, { chartKind: 'iMr', rules: some, validFrom: at(begin) })
  await rules(['1'], from)
  await rules(['3'], from + 20)
  const { broken } = await chart()
  const fresh = broken.filter(({ rule, chart: which }) => rule === 3 && which === 'location')
  expect(fresh.length).toBeGreaterThan(0)
  expect(fresh.every(({ at: place }) => place >= from + 20)).toBe(true)
})

test('sent twice at once under one id they are frozen once, and something else under that id is refused', async () => {
  const before = await admin(chartLimits.list, chartInput)
  const messageId = 'freeze-1'
  const rules = [...ruleSets.westernElectric]
  const both = await Promise.all([1, 2].map(() => freeze(0, 30, { rules, messageId })))
  expect(both[0]).toEqual(both[1])
  expect(both[0]!.rules).toEqual(rules)
  expect(await admin(chartLimits.list, chartInput)).toHaveLength(before.length + 1)
  await expect(freeze(0, 30, { rules: ['1'], messageId })).rejects.toMatchObject({
    key: 'record.message_reused',
  })
  const { limitsId } = both[0]!
  const back = { limitsId, reason: 'only tried', messageId: 'back-1' }
  expect(await admin(chartLimits.withdraw, back)).toEqual(await admin(chartLimits.withdraw, back))
  const changes = await admin(audit.of, { lineNumber: 'F', entity: 'chartLimits', entityKey: limitsId })
  expect(changes.map(({ action }) => action)).toEqual(['withdraw', 'freeze'])
})

test('a report sent twice at once under one id is kept once', async () => {
  const request = { ...chartInput, reportTitle: 'Torque', messageId: 'report-1' }
  const both = await Promise.all([1, 2].map(() => admin(charts.freeze, request)))
  expect(both[0]).toEqual(both[1])
  expect((await admin(charts.frozen, {})).total).toBe(1)
  const kept = await admin(charts.one, { reportId: both[0]!.reportId })
  expect(kept.asked).toEqual(chartInput)
})

test('too few values, equal ones, and who may only look are refused', async () => {
  await expect(freeze(0, 10)).rejects.toMatchObject({ key: 'charts.too_few', field: 'from' })
  await expect(
    plant.as('operator', 'F')(chartLimits.freeze, { ...chartInput, from: at(0), to: at(30), reason: 'x' }),
  ).rejects.toMatchObject({ key: 'call.forbidden' })
})
