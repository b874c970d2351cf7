import type { Complete } from '@takt/contract/floor.ts'
import type { BatchItem } from '@takt/contract/verbs.ts'
import type { Message, TestRun } from '../platform/kernel/kernel.ts'
import type { MaterialState } from '../execution/materials/state.ts'
import type { Floor } from '../execution/floor/state.ts'
import { isoOf } from '../platform/db/instants.ts'

/** Mulberry32: the same seed gives the same messages, so that a failure can be repeated. */
export function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const firstMinute = Date.parse('2026-01-01T08:00:00Z')
/** What is in the units of this line. */
const componentsOf = ({ aspects }: Floor) => (aspects[0]!.state as MaterialState).components // `aLineState` has this one

type Kind = Message['kind']
type Unit = { productSn: string } | { productId: string }
type Common = { messageId: string; at: string; time: number }
/** What the makers of messages draw from. `common` and `unit` are the message's own. */
type Draw = {
  one: <T>(list: readonly T[]) => T
  isLikely: (share: number) => boolean
  floor: Floor
  minute: number
  stationNumber: string
  productSn: string
  unit: Unit
  common: Common
}

/** The readings, parts and orders are good, bad and impossible ones. */
const readings = (draw: Draw) =>
  draw.one<Complete['results']>([
    [],
    [{ resultCode: 'TORQUE', resultValue: 10 }],
    [{ resultCode: 'TORQUE', resultValue: 10 }],
    [{ resultCode: 'TORQUE', resultValue: 99 }],
    [{ resultCode: 'TORQUE', resultValue: 'ten' }],
    [{ resultCode: 'NONE', resultValue: 1 }],
    [
      { resultCode: 'TORQUE', resultValue: 10 },
      { resultCode: 'TORQUE', resultValue: 10 },
    ],
  ])
const scannedParts = ({ one, productSn, minute }: Draw): Complete['materials'][number] =>
  one<Complete['materials'][number]>([
    { serial: one(['B-1', 'B-2', 'B-3']) },
    { serial: `B-${minute}` },
    { serial: productSn },
    { bomLot: 'WIRES-1' },
    { bomLot: 'WIRES-1', quantity: 7 },
    { bomLot: 'nothing' },
  ])
const order = ({ one, isLikely }: Draw) =>
  isLikely(0.4) ? { orderCode: one(['WO-1', 'WO-2', 'nobody']) } : {}

const makers: {
  [K in Kind]: (
    draw: Draw,
  ) => Omit<Extract<BatchItem | TestRun, { kind: K }>, 'kind' | keyof Common> & { stationNumber?: string }
} = {
  arrive: (draw) => ({ ...draw.unit, ...order(draw) }),
  complete: (draw) => ({
    ...draw.unit,
    ...order(draw),
    results: readings(draw),
    materials:
      draw.stationNumber === 'S10'
        ? []
        : draw.isLikely(0.6)
          ? [{ serial: `B-${draw.minute}` }, { bomLot: 'WIRES-1' }]
          : [scannedParts(draw)],
    ...(draw.isLikely(0.2) ? { verdict: 'ng' as const } : {}),
  }),
  testRun: (draw) => ({
    productSn: draw.productSn,
    orderCode: draw.one(['WO-1', 'WO-2']),
    steps: [10, draw.one([20, 35])].map((stepSeq) => ({
      stepSeq,
      stepName: 'test',
      startTime: draw.common.time - 5,
      at: draw.common.time,
      verdict: draw.one(['ok', 'ng', null]),
      counts: draw.isLikely(0.8),
      results: readings(draw),
      setKey: draw.isLikely(0.1) ? 77 : null,
    })),
  }),
  bind: ({ one, isLikely }) => ({
    stationNumber: one(['S10', 'S10', 'S20']),
    position: one(['P1', 'P2']),
    label: one(['SCREWS-1', 'SCREWS-2', 'SCREWS-3', 'NEW-1', 'NEW-2']),
    ...(isLikely(0.5) ? { quantity: 8 } : {}),
    ...(isLikely(0.6) ? { reason: 'empty' } : {}),
  }),
  unbind: ({ one }) => ({ stationNumber: 'S10', position: one(['P1', 'P2', 'P3']), reason: 'done' }),
  exchange: (draw) => {
    const filled = [...componentsOf(draw.floor).installed].filter(([, components]) => components.length)
    const [productId, components] = draw.isLikely(0.8) && filled.length ? draw.one(filled) : ['', []]
    return {
      ...(productId ? { productId } : draw.unit),
      removed: { bomCode: components[0]?.bomCode ?? 'WIRE' },
      ...(draw.isLikely(0.7) ? { added: scannedParts(draw) } : {}),
      back: draw.isLikely(0.5),
      reason: 'broken',
    }
  },
  status: () => ({ stationStatus: 'running' }),
  alarm: ({ isLikely }) => ({ alarmCode: 'E1', on: isLikely(0.5) }),
  call: ({ one, isLikely }) => ({ lossType: one(['mass', 'process']), on: isLikely(0.5) }),
  heartbeat: () => ({}),
}

export const messageKinds = Object.keys(makers) as Kind[] // it is a record of them

/** A message to the line of `line-state.ts`, as good or as wrong as chance makes it; completions twice as often as others. */
export function randomMessage(random: () => number, floor: Floor, minute: number): Message {
  const one: Draw['one'] = (list) => list[Math.floor(random() * list.length)]!
  const isLikely = (share: number) => random() < share
  const kind = one([...messageKinds, 'complete'] as const)
  const time = firstMinute + minute * 60_000 + (isLikely(0.03) ? 86_400_000 : 0)
  const stationNumber = one(['S10', 'S10', 'S20', 'S20', 'S30', 'S90', 'S77'])
  const productSn = one(['U-1', 'U-2', 'U-3', 'U-4', 'U-5', 'U-6', 'U-7'])
  const ids = [...floor.units.byId.keys()]
  const unit = isLikely(0.1) && ids.length ? { productId: one(ids) } : { productSn }
  const common = { messageId: `m${isLikely(0.1) ? 0 : minute}`, at: isoOf(time), time }
  const made = makers[kind]({ one, isLikely, floor, minute, stationNumber, productSn, unit, common })
  return { stationNumber, kind, ...common, ...made } as Message // its maker is of this kind
}
