import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { changes } from '@takt/contract/changes.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { stations } from '@takt/contract/stations.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { anAndonRule, lookForLevels } from '../../testing/andon.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const start = Date.parse('2026-03-02T08:00:00Z')
const clock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
const unsolved = async (id: number) =>
  (await admin(andon.record, { id })).levels
    .filter(({ outcome }) => outcome === 'unsolved')
    .map(({ toldAt, people }) => [
      (Date.parse(toldAt) - start) / 60_000,
      ...people.map(({ userName }) => userName),
    ])

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  await admin(stations.create, aStation('S10'))
  await editor(notices.list, {})
  await admin(andonRules.create, anAndonRule({ levelAUsers: [], solvePeriod: 20 }))
})
async function called() {
  clock(0)
  return (await admin(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })).id
}

test('a call passes from who came to who takes it over, who is asked when it is not solved, with the whole time before them', async () => {
  const id = await called()
  await expect(admin(andon.takeOver, { id })).rejects.toMatchObject({ key: 'andon.wrong_state' })
  clock(2)
  await editor(andon.move, { id, move: 'arrive' })
  await expect(editor(andon.takeOver, { id })).rejects.toMatchObject({ key: 'andon.yours_already' })
  clock(15)
  const taken = await admin(andon.takeOver, { id })
  expect(taken).toMatchObject({ callState: 'arrived', arrivedBy: 'editor', ownedBy: 'admin' })
  clock(23)
  await lookForLevels(plant.db)
  expect(await unsolved(id)).toEqual([])
  clock(36)
  await lookForLevels(plant.db)
  expect(await unsolved(id)).toEqual([[36, 'admin']])
  clock(37)
  expect(await editor(andon.takeOver, { id })).toMatchObject({ ownedBy: 'editor', arrivedBy: 'editor' })
  await editor(andon.move, { id, move: 'solve' })
  await expect(admin(andon.takeOver, { id })).rejects.toMatchObject({ key: 'andon.wrong_state' })
  const { rows } = await plant.as('admin')(changes.list, { entity: ['andonCall'], entityKey: String(id) })
  expect(rows.map(({ userName, action }) => `${userName} ${action}`).toSorted()).toEqual([
    'admin call',
    'admin takeOver',
    'editor arrive',
    'editor solve',
    'editor takeOver',
  ])
})

test('two people take a call over at the same time: each is notified in turn, and the last has it', async () => {
  const id = await called()
  await editor(andon.move, { id, move: 'arrive' })
  const [one, other] = await Promise.all([
    admin(andon.takeOver, { id }),
    admin(andon.takeOver, { id }).catch(({ key }: { key: string }) => key),
  ]).catch(({ key }: { key: string }) => [key, key] as const)
  expect([one, other].filter((outcome) => outcome === 'andon.yours_already').length).toBeGreaterThan(0)
  expect((await admin(andon.record, { id })).call.ownedBy).toBe('admin')
})

test('a solved call gets the loss type it had in the end, an open one keeps who it calls', async () => {
  const id = await called()
  const correct = (lossType: 'equipment' | 'process') =>
    admin(andon.correct, { id, lossType, reason: 'It was the recipe' })
  await expect(correct('process')).rejects.toMatchObject({ key: 'andon.not_solved' })
  await editor(andon.move, { id, move: 'arrive' })
  await editor(andon.move, { id, move: 'solve' })
  await expect(correct('equipment')).rejects.toMatchObject({ key: 'andon.same_loss', field: 'lossType' })
  expect(await correct('process')).toMatchObject({ lossType: 'process', callState: 'solved' })
  const operator = plant.as('operator', 'L1')
  await expect(operator(andon.correct, { id, lossType: 'mass', reason: 'no' })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
