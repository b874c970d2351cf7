import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostRewound } from '@takt/contract/rewind.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { floorRows } from '../../testing/floor-rows.ts'
import { storedPass } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { rewoundShift } from './rewind.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const { addLine, addStatuses, addAlarm } = floorRows(db)
const utc = (clock: string, day = '2026-06-10') => `${day}T${clock}:00.000Z`
const at = (clock: string, day?: string) => Date.parse(utc(clock, day))
const hour = 3600
const rewound = (over: object, now = at('12:00', '2026-06-12')) =>
  rewoundShift({ db, line: 'L1' as LineNumber }, over, now)

async function pass(stationNumber: string, inTime: string, outTime: string) {
  const unit = { lineNumber: 'L1', productId: randomUUID() }
  await storedPass(db, unit, outTime, { stationNumber, inTime })
}

beforeAll(async () => {
  await db.insertInto('plant').values({ plantName: 'Takt', timeZone: 'UTC' }).execute()
  await addLine(
    'L1',
    [30, 60],
    [
      ['early', '06:00', '14:00'],
      ['late', '14:00', '22:00'],
    ],
  )
  await addStatuses(
    'L1',
    '1',
    [utc('05:00'), utc('07:00'), 'producing'],
    [utc('07:00'), utc('07:30'), 'down'],
  )
  await addAlarm('L1', '1', 'E-4', utc('05:50'), utc('06:10'))
  await addAlarm('L1', '1', 'E-5', utc('13:50'), utc('14:10'))
  await addAlarm('L1', '2', 'E-6', utc('14:00'), utc('14:10'))
  // One that began before the shift, two at once, one that went on after it, one of the next shift.
  await pass('2', utc('05:59'), utc('06:01'))
  await pass('2', utc('08:00'), utc('08:10'))
  await pass('2', utc('08:05'), utc('08:20'))
  await pass('2', utc('13:59'), utc('14:30'))
  await pass('2', utc('14:40'), utc('14:41'))
  const call = {
    lineNumber: 'L1',
    stationNumber: '1',
    lossType: 'equipment',
    calledBy: 'ann',
    callState: 'confirmed',
  } as const
  await db
    .insertInto('andonCalls')
    .values([
      { ...call, message: 'jam', calledAt: utc('05:30'), arrivedAt: utc('06:30'), solvedAt: utc('07:00') },
      { ...call, message: 'over', calledAt: utc('05:00'), solvedAt: utc('05:30'), endedAt: utc('09:00') },
      { ...call, message: 'open', calledAt: utc('13:00'), callState: 'called' },
    ])
    .execute()
})

test('a shift that is over comes whole: statuses of stations, what was in them, alarms and calls', async () => {
  const shift = await rewound({ at: utc('09:00') })
  expect(shift).toMatchObject({
    shiftName: 'early',
    productionDay: '2026-06-10',
    start: utc('06:00'),
    end: utc('14:00'),
    seconds: 8 * hour,
    isOver: true,
    before: utc('14:00', '2026-06-09'),
    after: utc('14:00'),
  })
  const [first, second] = shift.stations
  expect(first!.said).toEqual([
    [0, hour, 'producing'],
    [hour, 1.5 * hour, 'down'],
  ])
  expect(second!.said).toEqual([])
  expect(first!.units).toEqual([])
  expect(second!.units).toEqual([
    [0, 1],
    [60, 0],
    [2 * hour, 1],
    [2 * hour + 300, 2],
    [2 * hour + 600, 1],
    [2 * hour + 1200, 0],
    [8 * hour - 60, 1],
  ])
  expect(shift.alarms.map(({ alarmCode, from, to }) => [alarmCode, from, to])).toEqual([
    ['E-4', 0, 600],
    ['E-5', 8 * hour - 600, null],
  ])
  expect(shift.calls.map(({ message, from, arrived, to }) => [message, from, arrived, to])).toEqual([
    ['jam', 0, 1800, hour],
    ['open', 7 * hour, null, null],
  ])
})

test('of a shift that still runs, what was until now', async () => {
  const shift = await rewound({}, at('07:15'))
  expect(shift).toMatchObject({ shiftName: 'early', seconds: 1.25 * hour, isOver: false, after: null })
  expect(shift.stations[0]!.said.at(-1)).toEqual([hour, 1.25 * hour, 'down'])
})

test('a day gives its first shift; a moment between shifts the one before it', async () => {
  expect(await rewound({ day: '2026-06-10' })).toMatchObject({ start: utc('06:00') })
  expect(await rewound({ at: utc('23:00') })).toMatchObject({
    shiftName: 'late',
    after: utc('06:00', '2026-06-11'),
  })
})

test('what has not begun is refused by its field', async () => {
  await expect(rewound({ day: '2026-06-20' })).rejects.toMatchObject({
    key: 'rewind.not_begun',
    field: 'day',
  })
  await expect(rewound({ at: isoOf(at('06:00', '2026-07-01')) }, at('08:00'))).rejects.toMatchObject({
    key: 'rewind.not_begun',
    field: 'at',
  })
})

test('a station that is switched off by now is in the shifts it was there', async () => {
  await addLine('L2', [30, 30, 30], [['early', '06:00', '14:00']])
  await addStatuses('L2', '2', [utc('07:00'), utc('07:30'), 'producing'])
  await addAlarm('L2', '3', 'E-1', utc('08:00', '2026-06-09'), utc('08:10', '2026-06-09'))
  await db.updateTable('stations').set({ enabled: false }).where('lineNumber', '=', 'L2').execute()
  const shown = async (day: string) => {
    const { stations } = await rewoundShift(
      { db, line: 'L2' as LineNumber },
      { day },
      at('12:00', '2026-06-12'),
    )
    return stations.map(({ stationNumber, said }) => [stationNumber, said.length])
  }
  expect(await shown('2026-06-10')).toEqual([['2', 1]])
  expect(await shown('2026-06-09')).toEqual([['3', 0]])
  expect(await shown('2026-06-11')).toEqual([])
})

test('of more alarms than can be sent the newest come, and the answer is marked', async () => {
  await addLine('L3', [30], [['early', '06:00', '14:00']])
  const addAlarms = (from: number, to: number) =>
    db
      .insertInto('equipmentAlarms')
      .values(
        Array.from({ length: to - from }, (_, i) => ({
          lineNumber: 'L3',
          stationNumber: '1',
          alarmCode: `A-${from + i}`,
          onTime: isoOf(at('07:00') + 1000 * (from + i)),
          offTime: isoOf(at('07:00') + 1000 * (from + i) + 500),
          alarmText: null,
        })),
      )
      .execute()
  const seen = async () => {
    const shift = await rewoundShift(
      { db, line: 'L3' as LineNumber },
      { at: utc('09:00') },
      at('12:00', '2026-06-12'),
    )
    return [shift.areAlarmsCut, shift.alarms.length, shift.alarms[0]?.alarmCode]
  }
  await addAlarms(0, 2500)
  await addAlarms(2500, mostRewound)
  expect(await seen()).toEqual([false, mostRewound, 'A-0'])
  await addAlarms(mostRewound, mostRewound + 1)
  expect(await seen()).toEqual([true, mostRewound, 'A-1'])
})
