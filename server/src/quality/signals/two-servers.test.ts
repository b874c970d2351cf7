import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartLimits, type SignalReaction } from '@takt/contract/chartLimits.ts'
import { signals } from '@takt/contract/signals.ts'
import { units } from '@takt/contract/units.ts'
import { connect } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { asOwner } from '../../testing/database.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import type { BrokenLimits } from './raise.ts'
import { raiseFound } from './raise-found.ts'
import { lookForSignals } from './signals.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})
const line = await startLine(plant, 'L1')
const lineNumber = 'L1' as LineNumber
const admin = plant.as('admin', 'L1')
let made = 0
const measured = async (torque: number) => {
  const productSn = `SPC-${(made += 1)}`
  await line.station('S10').work(productSn, { TORQUE: torque })
  return productSn
}
const freeze = (signalReaction: SignalReaction) =>
  admin(chartLimits.freeze, {
    stationNumber: 'S10',
    colSetId: line.colSetId,
    colSetVersion: 1,
    resultCode: 'TORQUE',
    unitCount: 1,
    from: isoOf(Date.now() - 3_600_000),
    to: isoOf(Date.now() + 1000),
    signalReaction,
    rules: ['1'],
    reason: 'steady',
  })
const broken = async (reaction: SignalReaction): Promise<BrokenLimits> => {
  const { limitsId, stationNumber, colSetId, colSetVersion, resultCode, typeNo, signalReaction } =
    await freeze(reaction)
  const of = { limitsId, stationNumber, colSetId, colSetVersion, resultCode, typeNo, signalReaction }
  return { ...of, attributeKind: null, sampleBy: null }
}
const look = (db = plant.db, now = Date.now()) => lookForSignals(db, () => {}, now)
const always = () => Promise.resolve(true)
const open = async () => (await admin(signals.open, {})).filter(({ chartPart }) => chartPart === 'location')
const answerAll = async () => {
  for (const { signalId } of await admin(signals.open, {}))
    await admin(signals.answer, { signalId, signalCause: 'machine', signalAction: 'adjusted', remark: null })
}
const statusOf = async (productSn: string) => (await admin(units.list, { productSn })).rows[0]!.processStatus

beforeAll(async () => {
  for (let i = 0; i < 24; i++) await measured(10 + ((i * 7) % 5) / 20)
})

test('what could not be stored is found by a later look, though the station measures nothing more', async () => {
  await freeze('holdStation')
  await look()
  await measured(11.9)
  await asOwner(
    plant.ownerUrl,
    `create function refuse_it() returns trigger language plpgsql as $$ begin raise 'canceled'; end $$;
     create trigger refuse_it before insert on chart_signals execute function refuse_it()`,
  )
  await expect(look()).rejects.toThrow('canceled')
  await asOwner(plant.ownerUrl, 'drop function refuse_it cascade')
  expect(await open()).toEqual([])
  await look(plant.db, Date.now() + 1000)
  expect(await open()).toMatchObject([{ pointValue: 11.9 }])
  await answerAll()
})

test('a server that judged for long does not tell again what another found and somebody answered meanwhile', async () => {
  const limits = await broken('bell')
  const point = { chartPart: 'location', rule: 1, pointValue: 11.9, productSn: null, units: [] } as const
  const found = [{ ...point, units: [], time: Date.now() }]
  expect(await raiseFound(plant.db, lineNumber, limits, found, [], always)).toBe(true)
  await answerAll()
  expect(await raiseFound(other.db, lineNumber, limits, found, [], always)).toBe(false)
  expect(await open()).toEqual([])
})

test('of two servers that looked at once, the one that came second holds what it saw more', async () => {
  const first = await measured(11.9)
  const [before, later] = [await admin(units.list, { productSn: first }), await measured(11.9)]
  const limits = await broken('holdUnit')
  const ids = [before.rows[0]!, (await admin(units.list, { productSn: later })).rows[0]!]
  const point = { chartPart: 'location', rule: 1, pointValue: 11.9, productSn: null } as const
  const found = ids.map(({ productId }, i) => ({ ...point, units: [productId], time: Date.now() + i }))
  await raiseFound(plant.db, lineNumber, limits, found.slice(0, 1), [], always)
  expect([await statusOf(first), await statusOf(later)]).toEqual(['held', 'inProcess'])
  await raiseFound(other.db, lineNumber, limits, found, [], always)
  expect(await statusOf(later)).toBe('held')
})

test('a unit that was measured first and is heard of last is held as well, and so is one of the same instant; none from before the last answer', async () => {
  await answerAll()
  const at = isoOf(Date.now() - 1)
  await freeze('holdUnit')
  const out = async (productSn: string, at: string) => {
    await line.station('S10').complete(productSn, { TORQUE: 11.9 }, { at, orderCode: line.order.orderCode })
    return productSn
  }
  const before = isoOf(Date.now() + 2)
  await pause(50)
  const now = isoOf(Date.now())
  await out('FOUND', now)
  await look()
  const late = [await out('LATE', before), await out('TWIN', now)]
  await look()
  expect(await Promise.all(['FOUND', ...late].map(statusOf))).toEqual(['held', 'held', 'held'])
  await answerAll()
  const answered = isoOf(Date.now())
  await pause(50)
  await out('NEXT', isoOf(Date.now()))
  await look()
  await out('ANSWERED', before)
  await out('FROZEN', at)
  await out('SINCE', isoOf(Date.parse(answered) + 2))
  await look()
  const all = ['NEXT', 'ANSWERED', 'FROZEN', 'SINCE']
  expect(await Promise.all(all.map(statusOf))).toEqual(['held', 'inProcess', 'inProcess', 'held'])
})
