import { afterAll, describe, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { orders } from '@takt/contract/orders.ts'
import { packages, type PackageStep } from '@takt/contract/packages.ts'
import { stations } from '@takt/contract/stations.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aStation, aStep } from '../../testing/samples.ts'
import { bottleneckOf, lineOee } from './bottleneck.ts'
import { type Plan, plannedAt } from './planned.ts'

const step = (stepSeq: number, over: Partial<PackageStep> = {}): PackageStep => ({
  stepSeq,
  skipped: false,
  parametersNeeded: false,
  cycleTime: null,
  labelTemplate: null,
  samplingRate: 1,
  ...over,
})

describe('what a package plans for a station', () => {
  const route = [
    aStep(10, { nextStep: 20 }),
    aStep(20, { nextStep: 30 }),
    aStep(30, { stationNumber: 'S10', reworkStep: 90, returnStep: 20 }),
    aStep(90, { stationNumber: 'S20', nextStep: 20 }),
  ]
  const plan = (...steps: PackageStep[]): Plan => ({
    typeNo: 'T',
    typeVer: 1,
    processingNumber: 'R',
    processingVer: 1,
    route,
    steps,
  })
  const at = (stationNumber: string, steps: PackageStep[], cycleTime: number | null = 30) =>
    plannedAt({ stationNumber, cycleTime }, plan(...steps))

  test('it is the station’s own where the package sets nothing, or there is none', () => {
    expect(plannedAt({ stationNumber: 'S20', cycleTime: 30 }, undefined)).toEqual({
      cycleTime: 30,
      pace: 30,
      skipped: false,
    })
    expect(at('S20', [step(20), step(90)])).toEqual({ cycleTime: 30, pace: 30, skipped: false })
    expect(at('S99', [step(20)])).toEqual({ cycleTime: 30, pace: 30, skipped: false })
  })

  test('a step’s own goes before it; what rework takes there does not count', () => {
    expect(at('S20', [step(20, { cycleTime: 12 }), step(90, { cycleTime: 500 })])).toEqual({
      cycleTime: 12,
      pace: 12,
      skipped: false,
    })
  })

  test('a standard is of a pass, whatever the package sets; a unit takes it as often as it comes, one left out never', () => {
    const by = (steps: PackageStep[]) =>
      plannedAt({ stationNumber: 'S10', cycleTime: null }, plan(...steps), 20)
    expect(by([step(10, { cycleTime: 10 }), step(30, { samplingRate: 4 })])).toEqual({
      cycleTime: 20,
      pace: 25,
      skipped: false,
    })
    expect(by([step(10, { skipped: true })])).toEqual({ cycleTime: null, pace: null, skipped: true })
    expect(plannedAt({ stationNumber: 'S20', cycleTime: 30 }, undefined, 20)).toEqual({
      cycleTime: 20,
      pace: 20,
      skipped: false,
    })
  })

  test('two steps at one station: a pass takes their mean, a unit both', () => {
    expect(at('S10', [step(10, { cycleTime: 10 }), step(30, { cycleTime: 20 })])).toEqual({
      cycleTime: 15,
      pace: 30,
      skipped: false,
    })
    expect(at('S10', [step(10, { cycleTime: 10 }), step(30)], null)).toEqual({
      cycleTime: null,
      pace: null,
      skipped: false,
    })
  })

  test('a sampled step takes a unit’s share of its time, a skipped one none', () => {
    expect(at('S20', [step(20, { cycleTime: 120, samplingRate: 10 })])).toEqual({
      cycleTime: 120,
      pace: 12,
      skipped: false,
    })
    expect(at('S20', [step(20, { samplingRate: 3 })])).toEqual({ cycleTime: 30, pace: 10, skipped: false })
    expect(at('S20', [step(20, { skipped: true })])).toEqual({ cycleTime: null, pace: null, skipped: true })
  })

  test('the pace is set by what a unit takes, not by the longest measurement', () => {
    expect(
      bottleneckOf([
        { stationNumber: '1', cycleTime: 30, pace: 30 },
        { stationNumber: '2', cycleTime: 120, pace: 12 },
        { stationNumber: '3', cycleTime: null, pace: null },
      ])?.stationNumber,
    ).toBe('1')
  })

  test('each type counts by its own cycle, and the mean of them makes the same figure', () => {
    const times = { producing: 1_000_000, delay: 0, unplanned: 0, setup: 0, planned: 0, unknown: 0 }
    const oee = lineOee({ stationNumber: 'S', cycleTime: 30 }, times, [
      { cycleTime: 10, passes: 30, firstOk: 30 },
      { cycleTime: 40, passes: 10, firstOk: 5 },
    ])
    expect(oee).toMatchObject({ effectiveness: 0.7, quality: 35 / 40, produced: 40, plannedCycle: 17.5 })
  })
})

const plant = await startPlant()
afterAll(plant.close)

test('the boards measure what runs by its released package, else by the stations', async () => {
  const { station, typeNo, processingNumber, processingVer, order } = await startLine(plant, 'L1')
  const admin = plant.as('admin', 'L1')
  await station('S10').work('A', { TORQUE: 10 })
  const key = { typeNo, typeVer: 1, processingNumber, processingVer, packageVer: 1 }
  await admin(packages.create, { typeNo, typeVer: 1, processingNumber, processingVer, like: null })
  await admin(packages.update, {
    ...key,
    bomCode: null,
    bomVer: null,
    remark: null,
    revision: 0,
    steps: [
      step(10, { cycleTime: 20 }),
      step(20, { cycleTime: 45, samplingRate: 2 }),
      step(30, { cycleTime: 25 }),
      step(90),
    ],
  })
  const board = async () => {
    const { tile, stations, oeeStation, plannedCycle } = await admin(boards.line, {})
    return { takt: tile.takt, cycles: stations.map(({ cycleTime }) => cycleTime), oeeStation, plannedCycle }
  }
  // A draft plans nothing.
  expect(await board()).toEqual({ takt: 30, cycles: [30, 30, 30, 30], oeeStation: 'S10', plannedCycle: 30 })
  await admin(packages.move, { ...key, move: 'release' })
  // The slowest is S90, to which only rework leads: it sets no pace. S20 tests every other unit.
  expect(await board()).toEqual({ takt: 25, cycles: [20, 45, 25, 30], oeeStation: 'S30', plannedCycle: 25 })
  const bench = (await admin(stations.list, {})).rows.find(({ stationNumber }) => stationNumber === 'S90')!
  await admin(stations.update, { ...aStation('S90'), cycleTime: null, revision: bench.revision })
  expect(await board()).toEqual({ takt: 25, cycles: [20, 45, 25, null], oeeStation: 'S30', plannedCycle: 25 })
  // What an order of the type would take, and one of a route no package is for.
  const pace = async (processRoute: string | null, processRouteVer: number | null) =>
    (await admin(orders.proposal, { typeNo, typeVer: 1, processRoute, processRouteVer })).pace
  expect([
    await pace(null, null),
    await pace(processingNumber, processingVer),
    await pace('other', 1),
  ]).toEqual([25, 25, 30])
  // Nothing runs: the stations are as fast as they are.
  await admin(orders.move, { id: order.id, move: 'pause', reason: 'lunch' })
  expect(await board()).toMatchObject({ takt: 30, cycles: [30, 30, 30, null] })
})
