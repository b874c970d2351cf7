import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import { alarms } from '@takt/contract/alarms.ts'
import { andon } from '@takt/contract/andon.ts'
import { audit } from '@takt/contract/audit.ts'
import { boards } from '@takt/contract/boards.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anAlarmDef } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const editor = plant.as('editor', 'L1')
let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => {
  line = await startLine(plant, 'L1')
  await startLine(plant, 'L2')
})
const noon = Date.parse('2026-03-02T12:00:00.000Z')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (minute: number) => new Date(noon + minute * 60_000).toISOString()
const tell = (station: string, alarmCode: string, on: boolean, minute: number, alarmText?: string) =>
  line.station(station).send('alarm', {
    messageId: `${station} ${alarmCode} ${on} ${minute}`,
    at: at(minute),
    alarmCode,
    on,
    alarmText,
  })
const log = async (filter = {}) =>
  (await admin(alarms.list, { limit: 200, ...filter })).rows.map((row) => [
    row.alarmCode,
    row.startTime,
    row.endTime,
    row.alarmState,
  ])

test('the log has what was on and what is on, the newest first, with the text of its definition', async () => {
  await admin(
    alarmDefs.create,
    anAlarmDef('E1', { textEn: 'Door open', textZh: '门开', lossType: 'process' }),
  )
  await tell('S10', 'E1', true, -60)
  await tell('S10', 'E1', true, -55)
  await tell('S10', 'E1', false, -50)
  await tell('S10', 'E9', true, -10, 'Oil low')
  expect(await log()).toEqual([
    ['E9', at(-10), null, 'active'],
    ['E1', at(-60), at(-50), 'cleared'],
  ])
  expect((await admin(alarms.list, {})).rows).toMatchObject([
    { alarmText: 'Oil low', texts: null, alarmPriority: null, duration: 600 },
    { texts: { en: 'Door open', zh: '门开' }, alarmPriority: 'high', lossType: 'process', duration: 600 },
  ])
})

test.each([
  [{ stationNumber: 'S20' }, []],
  [{ alarmText: '门' }, ['E1']],
  [{ alarmText: 'oil' }, ['E9']],
  [{ alarmState: 'active' }, ['E9']],
  [{ isOn: false }, ['E1']],
  [{ alarmPriority: 'high' }, ['E1']],
  [{ from: at(-49) }, ['E9']],
  [{ to: at(-55) }, ['E1']],
  [{ from: at(-52), to: at(-51) }, ['E1']],
  [{ to: at(-60) }, []],
  [{ sort: 'alarmCode' }, ['E1', 'E9']],
  [{ sort: '-alarmPriority' }, ['E1', 'E9']],
] as const)('found by %j', async (filter, codes) => {
  expect((await log(filter)).map(([code]) => code)).toEqual(codes)
})

test('who acknowledges is kept with the cause; the first stays, a cause may follow', async () => {
  const key = { stationNumber: 'S10', alarmCode: 'E1', startTime: at(-60) }
  expect(await editor(alarms.acknowledge, key)).toMatchObject({
    alarmState: 'closed',
    acknowledgedBy: 'editor',
    acknowledgedAt: at(0),
    alarmCause: null,
  })
  await expect(admin(alarms.acknowledge, key)).rejects.toMatchObject({
    key: 'alarms.acknowledged_already',
    facts: { by: 'editor' },
  })
  vi.setSystemTime(noon + 60_000)
  expect(await admin(alarms.acknowledge, { ...key, alarmCause: 'hinge worn' })).toMatchObject({
    acknowledgedBy: 'editor',
    acknowledgedAt: at(0),
    alarmCause: 'hinge worn',
  })
  const entityKey = `E1 · S10 · ${at(-60)}`
  const changes = await admin(audit.of, { lineNumber: 'L1', entity: 'equipmentAlarm', entityKey })
  expect(changes.map(({ userName, after }) => [userName, after?.alarmCause])).toEqual([
    ['admin', 'hinge worn'],
    ['editor', null],
  ])
})

test('what is no alarm of the line is not acknowledged', async () => {
  const key = { stationNumber: 'S10', alarmCode: 'E1', startTime: at(-60) }
  await expect(plant.as('admin', 'L2')(alarms.acknowledge, key)).rejects.toMatchObject({
    key: 'record.unknown',
  })
  await expect(admin(alarms.acknowledge, { ...key, startTime: at(-61) })).rejects.toMatchObject({
    key: 'record.unknown',
  })
})

test('a late message moves the beginning, and the alarm stays acknowledged', async () => {
  await tell('S10', 'E1', true, -70)
  expect(await log({ alarmCode: 'E1' })).toEqual([['E1', at(-70), at(-50), 'closed']])
  const one = await admin(alarms.one, { stationNumber: 'S10', alarmCode: 'E1', startTime: at(-52) })
  expect(one).toMatchObject({
    startTime: at(-70),
    alarmCause: 'hinge worn',
    definition: { textEn: 'Door open' },
  })
})

test('all that are found are acknowledged at once, for one cause, and no others', async () => {
  for (const minute of [-9, -7, -5]) {
    await tell('S20', 'E2', true, minute)
    await tell('S20', 'E2', false, minute + 1)
  }
  const found = { stationNumber: 'S20', from: at(-7.5) }
  expect(await admin(alarms.acknowledgeFound, { ...found, alarmCause: 'air' })).toEqual({ acknowledged: 2 })
  expect(await admin(alarms.acknowledgeFound, found)).toEqual({ acknowledged: 0 })
  expect((await log({ stationNumber: 'S20' })).map(([, , , state]) => state)).toEqual([
    'closed',
    'closed',
    'cleared',
  ])
  expect((await log({ alarmCode: 'E9' }))[0]![3]).toBe('active')
})

test('an end before the beginning ends nothing: the alarm is on until it is reported off later', async () => {
  await tell('S30', 'E7', true, -10)
  await tell('S30', 'E7', false, -20)
  const own = () => log({ alarmCode: 'E7' })
  expect(await own()).toEqual([['E7', at(-10), null, 'active']])
  await tell('S30', 'E7', false, -5)
  expect(await own()).toEqual([['E7', at(-10), at(-5), 'cleared']])
})

test('delays of the definition count in the log and on the boards', async () => {
  const onBoard = async () => {
    const { stations } = await admin(boards.line, {})
    return stations
      .find(({ stationNumber }) => stationNumber === 'S30')!
      .alarms.map(({ alarmCode, onTime }) => [alarmCode, onTime])
  }
  await admin(alarmDefs.create, anAlarmDef('E3', { onDelay: 30, offDelay: 120 }))
  await tell('S30', 'E3', true, -0.25)
  expect([await log({ alarmCode: 'E3' }), await onBoard()]).toEqual([[], []])
  vi.setSystemTime(noon + 15_000)
  expect(await onBoard()).toEqual([['E3', at(-0.25)]])
  await tell('S30', 'E3', false, 0.5)
  vi.setSystemTime(noon + 60_000)
  expect([await log({ alarmCode: 'E3' }), await onBoard()]).toEqual([
    [['E3', at(-0.25), null, 'active']],
    [['E3', at(-0.25)]],
  ])
  vi.setSystemTime(noon + 151_000)
  expect([await log({ alarmCode: 'E3' }), await onBoard()]).toEqual([
    [['E3', at(-0.25), at(0.5), 'cleared']],
    [],
  ])
})

test('exported in the words of the reader, as found', async () => {
  const file = String(await admin(alarms.export, { stationNumber: 'S10', sort: 'startTime', format: 'csv' }))
  expect(file).toContain('Door open')
  expect(file).toContain('hinge worn')
  expect(file.indexOf('E1')).toBeLessThan(file.indexOf('E9'))
  expect(file).not.toContain('E2')
})

test('an alarm shows the calls of its station meanwhile, and no others', async () => {
  await tell('S20', 'E77', true, -30, 'Part missing')
  const call = async (stationNumber: string, minute: number) => {
    vi.setSystemTime(noon + minute * 60_000)
    return admin(andon.call, { stationNumber, lossType: 'equipment', message: `E77 at ${minute}` })
  }
  const early = await call('S20', -40)
  await admin(andon.cancel, { id: early.id, reason: 'by mistake' })
  const meanwhile = await call('S20', -28)
  await call('S30', -28)
  vi.setSystemTime(noon)
  await tell('S20', 'E77', false, -20)
  await call('S20', -5)
  vi.setSystemTime(noon)
  const key = { stationNumber: 'S20', alarmCode: 'E77', startTime: at(-30) }
  expect((await admin(alarms.one, key)).calls).toEqual([
    {
      id: meanwhile.id,
      lossType: 'equipment',
      message: 'E77 at -28',
      callState: 'called',
      calledAt: at(-28),
    },
  ])
})
