import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { type GaugeDraft, gauges } from '@takt/contract/gauges.ts'
import { tools } from '@takt/contract/tools.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aSet } from '../../testing/samples.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { gaugeStateOf } from './gauges.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
let of: { colSetId: string; resultCode: string }
beforeAll(async () => {
  const { colSetId } = await startLine(plant, 'L1')
  of = { colSetId, resultCode: 'VOUT' }
})

/** The study AIAG prints: 10 parts, 3 operators, 3 trials. */
const aiag = readFileSync(new URL('../../../../statistics/oracles/gauge_aiag.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([part = '', operator = '', , value]) => ({ part, operator, value: Number(value) }))

const draft = (over: Partial<GaugeDraft> = {}): GaugeDraft => ({
  gaugeId: 'MM-7',
  ...of,
  studyKind: 'crossed',
  reference: null,
  validUntil: null,
  note: null,
  readings: aiag,
  ...over,
})
const single = (values: number[]) => values.map((value) => ({ part: null, operator: null, value }))

test("AIAG's study gives its figures by both methods, and is kept with limits, readings and author", async () => {
  const { studyId } = await admin(gauges.create, draft())
  const record = await admin(gauges.one, { studyId })
  expect(record.readings).toEqual(aiag)
  expect(record.figures.anova).toMatchObject({
    percentOfStudy: expect.closeTo(27.861, 3),
    categories: expect.closeTo(4.86, 2),
    isPooled: true,
  })
  expect(record.figures.range).toMatchObject({
    percentOfStudy: expect.closeTo(26.678, 3),
    categories: expect.closeTo(5.09, 2),
  })
  expect(record.studiedBy).not.toBe('')
  const { rows } = await admin(gauges.list, { gaugeId: 'MM-7' })
  expect(rows[0]).toMatchObject({ studyId, studyKind: 'crossed' })
})

test('the verdict is by the tolerance of the characteristic, where it has one', async () => {
  const record = await admin(gauges.create, draft())
  const width = record.upperSpecLimit! - record.lowerSpecLimit!
  expect(record.gaugePercent).toBeCloseTo((600 * record.figures.anova!.gauge) / width, 9)
  expect(record.gaugeVerdict).toBe(record.gaugePercent! > 30 ? 'rejected' : 'marginal')
})

test('sent again after an answer that was lost, it is one study, in the unit of its characteristic', async () => {
  await admin(collectionSets.create, aSet('IN-NM'))
  const { resultCode } = aSet('IN-NM').characteristics[0]!
  const sent = { ...draft({ gaugeId: 'MM-9', colSetId: 'IN-NM', resultCode }), messageId: 'study-1' }
  const first = await admin(gauges.create, sent)
  expect(await admin(gauges.create, sent)).toEqual(first)
  const { rows } = await admin(gauges.list, { gaugeId: 'MM-9' })
  expect(rows).toMatchObject([{ studyId: first.studyId, resultUnit: 'Nm' }])
})

test('type 1: Cg and Cgk against the tolerance', async () => {
  const { lowerSpecLimit, upperSpecLimit } = await admin(gauges.create, draft())
  const middle = (lowerSpecLimit! + upperSpecLimit!) / 2
  const width = upperSpecLimit! - lowerSpecLimit!
  const near = single(Array.from({ length: 25 }, (_, i) => middle + ((i % 3) - 1) * 0.01 * width))
  const good = await admin(gauges.create, draft({ studyKind: 'type1', reference: middle, readings: near }))
  expect(good).toMatchObject({
    gaugeVerdict: 'accepted',
    gaugePercent: null,
    figures: { anova: null, range: null },
  })
  const biased = { studyKind: 'type1', reference: middle - width / 10, readings: near } as const
  expect(await admin(gauges.create, draft(biased))).toMatchObject({ gaugeVerdict: 'rejected' })
})

test.each([
  ['gauges.uneven', { readings: aiag.slice(1) }],
  ['gauges.not_crossed', { readings: aiag.filter(({ operator }) => operator === aiag[0]!.operator) }],
  ['gauges.no_characteristic', { resultCode: 'NONE' }],
  ['gauges.no_characteristic', { colSetId: 'NONE' }],
  ['gauges.no_reference', { studyKind: 'type1' as const }],
  ['gauges.over', { validUntil: '2020-01-01' }],
  ['gauges.too_few', { studyKind: 'type1' as const, reference: 1, readings: single([1, 2]) }],
])('%s', async (key, over) => {
  const before = await admin(gauges.list, {})
  await expect(admin(gauges.create, draft(over))).rejects.toMatchObject({ key })
  expect((await admin(gauges.list, {})).total).toBe(before.total)
})

test('a thousand readings, each of a part and an operator of its own, are refused at once', async () => {
  const readings = Array.from({ length: 1000 }, (_, i) => ({ ...aiag[0]!, part: `P${i}`, operator: `O${i}` }))
  const since = performance.now()
  await expect(admin(gauges.create, draft({ readings }))).rejects.toMatchObject({ key: 'gauges.uneven' })
  expect(performance.now() - since).toBeLessThan(3000)
})

test('a reading that is missing is named', async () => {
  const { part, operator } = aiag[0]!
  await expect(admin(gauges.create, draft({ readings: aiag.slice(1) }))).rejects.toMatchObject({
    facts: { part, operator, found: 2, most: 3 },
    field: 'readings',
  })
})

const stateOn = (day: string, characteristic = of) =>
  gaugeStateOf(plant.db, 'L1' as LineNumber, characteristic, day) // as a call would be let onto it
const fine = () => aiag.map((one) => ({ ...one, value: one.value / 10 }))
async function aCharacteristic(colSetId: string) {
  const set = aSet(colSetId) // 8 to 12
  await admin(collectionSets.create, set)
  return { colSetId, resultCode: set.characteristics[0]!.resultCode }
}

test('the report card of a characteristic without a study has none', async () => {
  expect(await stateOn('2099-01-01', { ...of, resultCode: 'TORQUE' })).toBeNull()
})

test('a good study of one gauge hides neither a rejected nor an outdated one of another, until that is scrapped', async () => {
  const characteristic = await aCharacteristic('IN-TWO')
  const study = (over: Partial<GaugeDraft>) =>
    admin(gauges.create, draft({ ...characteristic, readings: fine(), ...over }))
  const card = async (day: string) => {
    const { study, isOver, isValid } = (await stateOn(day, characteristic))!
    return [study.gaugeId, study.gaugeVerdict, isOver, isValid]
  }
  await study({ gaugeId: 'BAD', readings: aiag })
  await study({ gaugeId: 'GOOD', validUntil: '2099-06-30' })
  expect(await card('2099-06-30')).toEqual(['BAD', 'rejected', false, false])
  await study({ gaugeId: 'BAD' })
  expect(await card('2099-06-30')).toEqual(['BAD', 'marginal', false, true])
  expect(await card('2099-07-01')).toEqual(['GOOD', 'marginal', true, false])
  const tool = { toolCode: 'GOOD', toolType: 'GAUGE', toolDescription: null, frequency: 10, usesPerPass: 1 }
  await admin(tools.create, tool)
  await admin(tools.scrap, { toolCode: 'GOOD', reason: 'worn' })
  expect(await card('2099-07-01')).toEqual(['BAD', 'marginal', false, true])
})

test('an R&R and a type 1 of a gauge both count and the worse decides; agreement does not count', async () => {
  const of = await aCharacteristic('IN-MM')
  const decidesAfter = async (gaugeId: string, over: Partial<GaugeDraft>) => {
    await admin(gauges.create, draft({ gaugeId, ...of, ...over }))
    const { study } = (await stateOn('2099-01-01', of))!
    return [study.gaugeId, study.studyKind, study.gaugeVerdict]
  }
  const near = single(Array.from({ length: 25 }, (_, i) => 10 + ((i % 3) - 1) * 0.04))
  const type1 = (reference: number) => ({ studyKind: 'type1' as const, reference, readings: near })
  expect(await decidesAfter('A', { readings: fine() })).toEqual(['A', 'crossed', 'marginal'])
  expect(await decidesAfter('A', type1(10))).toEqual(['A', 'crossed', 'marginal'])
  expect(await decidesAfter('A', { studyKind: 'attribute', readings: judged(0) })).toEqual([
    'A',
    'crossed',
    'marginal',
  ])
  expect(await decidesAfter('A', type1(9.6))).toEqual(['A', 'type1', 'rejected'])
  expect(await decidesAfter('A', type1(10))).toEqual(['A', 'crossed', 'marginal'])
  expect(await decidesAfter('B', type1(10))).toEqual(['A', 'crossed', 'marginal'])
})

const judged = (missed: number) =>
  Array.from({ length: 60 }, (_, at) => ({ part: String(at), reference: at % 2 })).flatMap(
    ({ part, reference }) =>
      ['A', 'B'].flatMap((operator) =>
        [1, 2].map((trial) => ({
          part,
          operator,
          reference,
          value:
            operator === 'B' && trial === 2 && reference === 0 && Number(part) < 2 * missed ? 1 : reference,
        })),
      ),
  )

test.each([
  [0, 'accepted'],
  [2, 'marginal'],
  [5, 'rejected'],
] as const)('of judgements the worst operator decides: %s of 60 bad ones missed', async (missed, verdict) => {
  const record = await admin(gauges.create, draft({ studyKind: 'attribute', readings: judged(missed) }))
  expect(record.gaugeVerdict).toBe(verdict)
  const [a, b] = record.figures.attribute!.operators
  expect(a).toMatchObject({ operator: 'A', missed: 0, falseAlarm: 0, kappa: 1 })
  expect(b!.missed).toBeCloseTo(missed / 60, 9)
  expect(record.readings).toHaveLength(240)
})

test('judgements need what the part is, one for the whole part, and everybody on every part', async () => {
  const [first, ...rest] = judged(0)
  const refused = (readings: GaugeDraft['readings'], key: string) =>
    expect(admin(gauges.create, draft({ studyKind: 'attribute', readings }))).rejects.toMatchObject({
      key,
      field: 'readings',
    })
  await refused(rest, 'gauges.uneven')
  await refused([{ ...first!, reference: 1 }, ...rest], 'gauges.no_judgement')
  await refused([{ ...first!, value: 0.5 }, ...rest], 'gauges.no_judgement')
  await refused(aiag, 'gauges.no_judgement')
})
