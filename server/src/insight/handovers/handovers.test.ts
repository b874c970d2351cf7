import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { handovers } from '@takt/contract/handovers.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const line = await startLine(plant, 'L1')
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const shift = (shiftName: string, startTime: string, endTime: string) => ({
  shiftName,
  startTime,
  endTime,
  breaks: [],
})
const now = () => admin(handovers.of, {})
const at = (instant: number) => vi.useFakeTimers({ toFake: ['Date'], now: instant })

beforeAll(async () => {
  const shifts = [
    shift('early', '06:00', '14:00'),
    shift('late', '14:00', '22:00'),
    shift('night', '22:00', '06:00'),
  ]
  await admin(plantCalls.saveShifts, { shifts })
})

test('it shows what the shift made and what is open', async () => {
  await line.station('S10').work('H-1', { TORQUE: 20 })
  await admin(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: 'Feeder jams' })
  await admin(inspections.create, anInspection('GUARD', { dueWithin: 0 }))
  const { content, shiftName, signed, shifts } = await now()
  expect(shifts.map((one) => one.shiftName)).toEqual(['early', 'late', 'night'])
  expect(['early', 'late', 'night']).toContain(shiftName)
  expect(content).toMatchObject({
    ng: 1,
    openFailures: 1,
    openCalls: [{ stationNumber: 'S10', message: 'Feeder jams' }],
    longestCalls: [{ message: 'Feeder jams' }],
    checks: [{ itemCode: 'GUARD', checkState: 'late' }],
    orders: [{ orderCode: line.order.orderCode }],
  })
  expect(signed).toBeNull()
})

test('a shift the line does not work is refused', async () => {
  const of = admin(handovers.of, { shiftName: 'midnight' })
  await expect(of).rejects.toMatchObject({ key: 'handovers.no_shift', field: 'shiftName' })
})

test('a line without shifts has nothing to hand over, and reports it', async () => {
  await startLine(plant, 'L9')
  const of = plant.as('admin', 'L9')(handovers.of, {})
  await expect(of).rejects.toMatchObject({ key: 'handovers.no_work', field: 'day' })
})

test('a note is taken back by who wrote it, while the shift is not given', async () => {
  const { day, shiftName } = await now()
  const key = { day, shiftName }
  const sent = { ...key, remark: 'Feeder 2 jams', messageId: 'note-1' }
  const { noteId } = await admin(handovers.addNote, sent)
  await admin(handovers.addNote, sent)
  expect((await now()).notes).toMatchObject([{ noteId }])
  await expect(editor(handovers.dropNote, { noteId })).rejects.toMatchObject({ key: 'handovers.not_yours' })
  await admin(handovers.dropNote, { noteId })
  expect((await now()).notes).toEqual([])
})

test('given in its last hour it stays as it was read, and another person takes it, once', async () => {
  const { day, shiftName, end } = await now()
  const key = { day, shiftName }
  at(Date.parse(end) - 61 * 60_000)
  await expect(admin(handovers.give, key)).rejects.toMatchObject({ key: 'handovers.too_early' })
  at(Date.parse(end) - 59 * 60_000)
  await expect(editor(handovers.take, key)).rejects.toMatchObject({ key: 'handovers.not_given' })
  await admin(handovers.addNote, { ...key, remark: 'Feeder 2 jams' })
  const given = await Promise.allSettled([admin(handovers.give, key), admin(handovers.give, key)])
  expect(given.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const before = await admin(handovers.of, key)
  expect(before).toMatchObject({ signed: { givenBy: 'admin', takenBy: null }, notes: [{}] })
  await admin(andon.call, { stationNumber: 'S20', lossType: 'mass', message: 'Too late for it' })
  expect((await admin(handovers.of, key)).content).toEqual(before.content)
  await expect(editor(handovers.addNote, { ...key, remark: 'Late' })).rejects.toMatchObject({
    key: 'handovers.given_already',
  })
  await expect(admin(handovers.take, key)).rejects.toMatchObject({ key: 'handovers.same_person' })
  const taken = await editor(handovers.take, { ...key, remark: 'Feeder still jams' })
  expect(taken).toMatchObject({ takenBy: 'editor', remark: 'Feeder still jams' })
  await expect(editor(handovers.take, key)).rejects.toMatchObject({
    key: 'handovers.taken_already',
    facts: { by: 'editor' },
  })
})
