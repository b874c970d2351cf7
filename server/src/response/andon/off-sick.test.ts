import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { stations } from '@takt/contract/stations.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { anAndonRule, lookForLevels } from '../../testing/andon.ts'
import { callsBegin, lookBetween, minutesIn, levelsToldOf } from '../../testing/levels-told.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const at = (minutes: number) => new Date(callsBegin + minutes * 60_000).toISOString()

test('everybody of level A off sick: the next level is notified at the minute of A, and A again once they are back', async () => {
  await admin(lines.create, aLine('L1'))
  await admin(stations.create, aStation('S10'))
  await editor(notices.list, {})
  const rule = { levelAUsers: ['editor'], levelBPeriod: 15, levelBUsers: ['admin'] }
  await admin(andonRules.create, anAndonRule(rule))
  minutesIn(0)
  await admin(andonRules.sayAbsent, { userName: 'editor', absentFrom: at(-60), absentUntil: at(30) })
  const [listed] = (await admin(andonRules.list, {})).rows
  expect(listed!.gaps).toMatchObject([{ level: 'A' }])
  const call = async () =>
    (await admin(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })).id
  const first = await call()
  await lookBetween(0, 20, () => lookForLevels(plant.db))
  expect((await levelsToldOf(plant.db, first)).filter((one) => one.includes('admin'))).toEqual(['5 B admin'])
  minutesIn(31)
  const second = await call()
  await lookBetween(31, 40, () => lookForLevels(plant.db))
  expect(await levelsToldOf(plant.db, second)).toEqual(['36 A editor'])
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
