import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import { andon } from '@takt/contract/andon.ts'
import { notices } from '@takt/contract/notices.ts'
import { connect } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Followers } from '../../platform/kernel/kernel.ts'
import { dyingAt } from '../../testing/dying.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anAlarmDef } from '../../testing/samples.ts'
import { alarmCallsFollower } from './alarm-calls.ts'
import { callsFollower } from './calls-follower.ts'

const plant = await startPlant()
const other = connect(plant.url)
const { db } = plant
afterAll(async () => {
  await other.close()
  await plant.close()
})
afterEach(() => {
  vi.useRealTimers()
})
const { station } = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const server = (db: Db) =>
  new Followers(db, [alarmCallsFollower, callsFollower], { changed: () => {}, log: { warn: () => {} } })
const triesAreDue = () => db.updateTable('followerPositions').set({ retryAt: null }).execute()
const noticesOf = async () =>
  (await plant.as('editor', 'L1')(notices.list, { eventType: 'andonCall' })).rows
    .map(({ messageContent }) => messageContent.split('. ')[1])
    .toReversed()
let sent = 0
const send = (on: boolean, message: string, lossType = 'process') =>
  station('S10').send('call', { messageId: `c ${sent++}`, at: nowIso(), lossType, on, message })
const byHand = (message: string) =>
  admin(andon.call, { stationNumber: 'S20', lossType: 'equipment', message })

beforeAll(async () => {
  await plant.as('editor', 'L1')(notices.list, {})
  await server(db).look() // from here on alarms are followed; calls are since their migration
})

test('calls of the hour in which no server ran are announced once, whichever server begins; not what is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  await byHand('first')
  await send(true, 'by a station')
  const { id } = await byHand('by mistake')
  await admin(andon.cancel, { id, reason: 'by mistake' })
  await send(true, 'cleared', 'mass')
  await send(false, '', 'mass')
  vi.useRealTimers()
  expect(await noticesOf()).toEqual([])
  await Promise.all([server(db).look(), server(other.db).look()])
  await server(other.db).look()
  expect(await noticesOf()).toEqual(['first', 'by a station'])
})

test('killed at any statement, each call is announced once', { timeout: 120_000 }, async () => {
  const expected = await noticesOf()
  let kills = 0
  for (let isDead = true, nth = 0; isDead; nth++) {
    await byHand(`call ${nth}`)
    expected.push(`call ${nth}`)
    const { plugin, died } = dyingAt(nth)
    await server(db.withPlugin(plugin))
      .look()
      .catch(() => {})
    isDead = died()
    if (isDead) kills += 1
    await triesAreDue()
    await Promise.all([server(db).look(), server(other.db).look()])
  }
  expect(kills).toBeGreaterThan(15)
  expect(await noticesOf()).toEqual(expected)
})

test(
  'killed at any statement, each alarm that calls for help does so once',
  { timeout: 120_000 },
  async () => {
    const openOf = async (nth: number) =>
      (await admin(andon.list, { lossType: 'organizational' })).rows.filter(
        ({ message }) => message === `E-${nth}`,
      )
    let kills = 0
    for (let isDead = true, nth = 0; isDead; nth++) {
      const alarmCode = `E-${nth}`
      const def = {
        ...anAlarmDef(alarmCode),
        stationNumber: null,
        lossType: 'organizational',
        callsHelp: true,
      }
      await admin(alarmDefs.create, def as never)
      await station('S30').send('alarm', { messageId: alarmCode, at: nowIso(), alarmCode, on: true })
      const { plugin, died } = dyingAt(nth)
      await server(db.withPlugin(plugin))
        .look()
        .catch(() => {})
      isDead = died()
      if (isDead) kills += 1
      await triesAreDue()
      await Promise.all([server(db).look(), server(other.db).look()])
      const calls = await openOf(nth)
      expect(calls.map(({ callState }) => callState)).toEqual(['called'])
      await admin(andon.cancel, { id: calls[0]!.id, reason: 'seen' })
      // Its alarm is still on: handed in again, it is the same call.
      const cause = await db.selectFrom('andonCalls').select('cause').where('id', '=', calls[0]!.id).execute()
      const [, turn, seq] = cause[0]!.cause!.split(' ').map(Number)
      await db
        .updateTable('followerPositions')
        .set({ turn: turn!, seq: seq! - 1 })
        .where('follower', '=', 'alarmCalls')
        .where('lineNumber', '=', 'L1')
        .execute()
      await server(other.db).look()
      expect((await openOf(nth)).map(({ callState }) => callState)).toEqual(['cancelled'])
    }
    expect(kills).toBeGreaterThan(15)
  },
)
