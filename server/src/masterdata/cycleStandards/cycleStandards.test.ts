import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { cycleStandards } from '@takt/contract/cycleStandards.ts'
import { stations } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const place = { stationNumber: 'S10', typeNo }
const draft = { ...place, cycleTime: 27, validFrom: null, reason: 'kept for a week' }
/** The next whole hour, so that it is always the same minute. */
const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000
const minutes = (after: number) => isoOf(hour + after * 60_000)
vi.useFakeTimers({ toFake: ['Date'] })
beforeEach(() => void vi.setSystemTime(hour + 7 * 60_000))

test('without a moment a standard begins with the next quarter of an hour; who and why stay in the history', async () => {
  expect(await admin(cycleStandards.propose, draft)).toMatchObject({
    validFrom: minutes(15),
    cycleTime: 27,
    updateAuthor: 'Administrator',
  })
  const history = await admin(audit.of, {
    lineNumber: 'L1',
    entity: 'cycleStandard',
    entityKey: `S10 ${typeNo}`,
  })
  expect(history).toMatchObject([{ action: 'create', after: { reason: 'kept for a week', cycleTime: 27 } }])
})

test('what was is never judged anew, and two standards never begin together', async () => {
  const from = (validFrom: string) => admin(cycleStandards.propose, { ...draft, validFrom })
  await expect(from(minutes(0))).rejects.toMatchObject({ key: 'cycleStandards.in_past' })
  await expect(from(minutes(20))).rejects.toMatchObject({ key: 'cycleStandards.not_on_quarter' })
  await expect(from(minutes(15))).rejects.toMatchObject({ key: 'cycleStandards.begins_then' })
})

test('a standard is of a station and a type that are there, and has a reason', async () => {
  const propose = (over: object) => admin(cycleStandards.propose, { ...draft, ...over })
  await expect(propose({ stationNumber: 'S77' })).rejects.toMatchObject({ field: 'stationNumber' })
  await expect(propose({ typeNo: 'NONE' })).rejects.toMatchObject({ field: 'typeNo' })
  await expect(propose({ reason: ' ' })).rejects.toMatchObject({ field: 'reason' })
  await expect(propose({ cycleTime: 0 })).rejects.toMatchObject({ field: 'cycleTime' })
})

test('it can be withdrawn until it begins', async () => {
  const key = { ...place, validFrom: minutes(90) }
  await admin(cycleStandards.propose, { ...draft, ...key, cycleTime: null })
  expect((await admin(cycleStandards.list, place)).map(({ validFrom }) => validFrom)).toEqual([
    key.validFrom,
    minutes(15),
  ])
  await admin(cycleStandards.withdraw, { ...key, reason: 'wrong day' })
  await expect(admin(cycleStandards.withdraw, { ...key, reason: 'again' })).rejects.toMatchObject({
    key: 'record.unknown',
  })
  vi.setSystemTime(hour + 15 * 60_000)
  const begun = { ...place, validFrom: minutes(15) }
  await expect(admin(cycleStandards.withdraw, { ...begun, reason: 'late' })).rejects.toMatchObject({
    key: 'cycleStandards.begun',
  })
  expect(await admin(cycleStandards.list, place)).toHaveLength(1)
})

test('a station that is taken away takes its standards along', async () => {
  await admin(cycleStandards.propose, { ...draft, stationNumber: 'S90' })
  const used = admin(stations.delete, { stationNumber: 'S90' })
  await expect(used).rejects.toMatchObject({ key: 'record.in_use' })
  await admin(stations.create, {
    stationNumber: 'S99',
    stationName: 'Spare',
    stationCode: null,
    ipAddr: null,
    machineId: null,
    addr: null,
    cycleTime: null,
    optLevel: 0,
    enabled: true,
  })
  await admin(cycleStandards.propose, { ...draft, stationNumber: 'S99' })
  await admin(stations.delete, { stationNumber: 'S99' })
  expect(await admin(cycleStandards.list, { ...place, stationNumber: 'S99' })).toEqual([])
})
