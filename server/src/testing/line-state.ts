import type { BomRow } from '@takt/contract/boms.ts'
import type { NoGoReason } from '@takt/contract/reasons.ts'
import { andonAspect, noCalls } from '../response/andon/aspect.ts'
import { viewOf } from '../execution/floor/aspects.ts'
import { emptyBench } from '../execution/materials/binding.ts'
import { materialAspect } from '../execution/materials/materials.ts'
import { lotKey } from '../execution/materials/shelf.ts'
import { type MaterialState, noComponents, noHoldRules } from '../execution/materials/state.ts'
import { nothingMeant } from '../masterdata/defects/defects.ts'
import { packedSet } from '../masterdata/measures/measures.ts'
import type { Floor } from '../execution/floor/state.ts'
import type { OrderState, Route, RoutedStep } from '../execution/floor/unit-state.ts'
import { noWrites } from '../execution/floor/writes.ts'
import { Journal } from '../platform/kernel/kernel.ts'
import { aBomRow, aCharacteristic } from './samples.ts'

const set = packedSet(
  { setKey: 1, colSetId: 'SET', colSetVersion: 1, subgroupBy: 'consecutive', subgroupMinutes: 60 },
  [aCharacteristic(1, 'TORQUE', { lowerSpecLimit: 8, targetValue: 10, upperSpecLimit: 12 })],
)

const step = (stepSeq: number, more: Partial<RoutedStep>): RoutedStep => ({
  stepSeq,
  stepName: `Step ${stepSeq}`,
  stationNumber: `S${stepSeq}`,
  mustPass: true,
  nextStep: stepSeq + 10,
  reworkStep: null,
  returnStep: null,
  maxLoops: 1,
  colSetId: null,
  colSetVersion: null,
  set: null,
  skipped: false,
  samplingRate: 1,
  labelTemplate: null,
  ...more,
})
const steps = [
  step(10, { set, reworkStep: 90 }),
  step(20, { set, reworkStep: 20 }),
  step(30, { nextStep: null }),
  step(90, { nextStep: null, returnStep: 10 }),
]
const route: Route = {
  processingNumber: 'R',
  processingVer: 1,
  first: 10,
  steps: new Map(steps.map((one) => [one.stepSeq, one])),
}
const rows: BomRow[] = [
  aBomRow(1, 'SCREW', 'S10', { bomQty: 4 }),
  aBomRow(2, 'BOARD', 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
  aBomRow(3, 'WIRE', 'S20', { bomQty: 2, consumeMode: 'scan', serialInputFlag: true, serialType: 'L' }),
  aBomRow(4, 'T-1', 'S30', { consumeMode: 'scan', serialInputFlag: true, serialType: 'S' }),
]

const anOrder = (orderCode: string, more: Partial<OrderState>): OrderState => ({
  orderCode,
  orderStatus: 'producing',
  typeNo: 'T-1',
  typeVer: 1,
  orderNumber: 6,
  actualNumber: 0,
  ngNumber: 0,
  startedNumber: 0,
  packageVer: null,
  route,
  bill: Map.groupBy(rows, ({ stationNumber }) => stationNumber),
  typeReleased: true,
  started: 0,
  startedAt: null,
  finished: 0,
  completedAt: null,
  traceId: null,
  ...more,
})

/** A line in memory, as a transaction loads it: two orders, one of them in lots, material at its first station, and no unit yet. */
export function aLineState(journal = new Journal()): Floor {
  const lots = (['LOT-1', 'LOT-2', 'LOT-3'] as const).map((lotNo, i) => ({
    lotNo,
    orderCode: 'WO-2',
    lotStatus: (['inProcess', 'onHold', 'waiting'] as const)[i]!,
    number: 3,
    startedNumber: 0,
    doneNumber: 0,
    ngNumber: 0,
    started: 0,
    finished: 0,
    completedAt: null,
    traceId: null,
  }))
  const bench = emptyBench()
  const material = (bomCode: string, bomLot: string, remaining: number, blocked = false) =>
    bench.shelf.lots.set(lotKey(bomCode, bomLot), {
      bomCode,
      bomLot,
      remaining,
      blocked,
      expiresAt: null,
      taken: 0,
    })
  material('SCREW', 'SCREWS-1', 40)
  material('SCREW', 'SCREWS-2', 6)
  material('SCREW', 'SCREWS-3', 100, true)
  material('WIRE', 'WIRES-1', 9)
  bench.requiredParts = [
    {
      stationNumber: 'S10',
      bomCode: 'SCREW',
      bomValue: null,
      barcodeRule: { kind: 'plain' },
      shelfLife: null,
      shelfLifeCheck: true,
      blocked: false,
    },
  ]
  const line = {
    lineNumber: 'L1',
    turn: { turn: 1, heardAt: 0 },
    alarms: new Map(),
    openFailures: [],
    productionDay: () => '2026-01-01',
    units: { byId: new Map(), bySn: new Map() },
    orders: new Map([anOrder('WO-1', {}), anOrder('WO-2', {})].map((order) => [order.orderCode, order])),
    lots: new Map(lots.map((lot) => [lot.lotNo, lot])),
    serials: new Map([
      ['U-1', { orderCode: 'WO-1', lotNo: null, archivedIn: null }],
      ['U-2', { orderCode: 'WO-2', lotNo: 'LOT-1', archivedIn: null }],
      ['U-3', { orderCode: 'WO-2', lotNo: 'LOT-2', archivedIn: null }],
    ]),
    defects: nothingMeant,
    off: new Set<NoGoReason>(),
    routes: new Map(),
    sets: new Map(),
    refusedBefore: new Map(),
    days: new Map(),
    silences: new Map(),
    writes: noWrites(),
    journal,
  }
  const state: MaterialState = { bench, components: noComponents(), holds: noHoldRules() }
  return {
    ...line,
    aspects: [
      { aspect: materialAspect, state },
      { aspect: andonAspect, state: noCalls() },
    ],
    view: viewOf(line),
  }
}
