import { afterAll, expect, test } from 'vitest'
import { andonRules } from '@takt/contract/andonRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { aspects } from '../../aspects.ts'
import { FloorQueue } from '../../execution/floor/floor.ts'
import { asStation } from '../../platform/db/call.ts'
import { connect } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { anAndonRule, lookForLevels } from '../../testing/andon.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { callForHelp, moveCall } from './andon.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})

test('two servers, where stations, people and the clock act on calls at the same time: each step has its event, each call is announced once', async () => {
  await startLine(plant, 'L1')
  await plant.as('editor', 'L1')(notices.list, {})
  const rule = { levelAPeriod: 1, levelAUsers: ['editor'], levelBPeriod: 2, levelBUsers: ['admin'] }
  await plant.as('admin', 'L1')(andonRules.create, anAndonRule({ ...rule, solvePeriod: 5, period: 5 }))
  const second = new FloorQueue(other, () => {}, aspects)
  const queues = [plant.app.floor, second]
  const random = randomOf(5)
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const press = () => {
    const time = Date.now() - Math.floor(random() * 600_000)
    const stationNumber = any(['S10', 'S20'])
    const lossType = any(['equipment', 'mass'] as const)
    const on = random() < 0.6
    const messageId = `${on} ${stationNumber} ${lossType} ${Math.floor(random() * 30)}`
    return any(queues).receive('L1', [
      { kind: 'call', stationNumber, lossType, on, messageId, time, at: isoOf(time) },
    ])
  }
  const server = () => any([plant.db, other.db])
  const at = (db: Db) => asStation(db, 'L1' as LineNumber, 'S10')
  const call = () => callForHelp(at(server()), { stationNumber: 'S10', lossType: 'equipment', message: null })
  const move = async () => {
    const calls = await plant.db.selectFrom('andonCalls').select('id').execute()
    const id = any(calls)?.id ?? 0
    return moveCall(at(server()), { id, move: any(['arrive', 'solve', 'confirm', 'cancel'] as const) })
  }
  for (let round = 0; round < 40; round++) {
    const acts = Array.from({ length: 8 }, () =>
      any([press, press, call, move, move, () => lookForLevels(server())]),
    )
    const ended = await Promise.allSettled(acts.map((act) => act()))
    const refused = ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    // Nothing else goes wrong, such as two who wait for each other.
    expect(refused.filter((one) => !/andon\.|record\.unknown/.test(one))).toEqual([])
  }
  for (const db of [plant.db, other.db]) await lookForLevels(db)
  await expectEventsOfCalls(plant.db, 30)
  const announced = await plant.db
    .selectFrom('andonCalls as c')
    .leftJoin('notices as n', (join) =>
      join.on('n.eventType', '=', 'andonCall').onRef('n.about', '=', 'c.stationNumber'),
    )
    .select(['c.id', 'c.callState', 'n.source'])
    .execute()
  const times = [...Map.groupBy(announced, (one) => one.id)].map(([id, rows]) => ({
    id,
    isOpen: rows[0]!.callState === 'called',
    times: rows.filter(({ source }) => source === String(id)).length,
  }))
  expect(times.filter((one) => one.times > 1 || (one.isOpen && one.times === 0))).toEqual([])
})
