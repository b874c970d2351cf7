import { beforeAll } from 'vitest'
import type { Db } from '../platform/db/tables.ts'
import { floorRows } from './floor-rows.ts'

/** A morning of line L1, which the boards are tried with, and what adds to it. */
export function lineInShift(db: Db) {
  const utc = (clock: string, day = '2026-06-10') => `${day}T${clock}:00.000Z`
  const at = (clock: string, day?: string) => Date.parse(utc(clock, day))
  const minutes = (count: number) => count * 60_000

  const { addLine, addType, addOrder, addStatuses, addState, addSlot, addUnit, addAlarm } = floorRows(db)

  beforeAll(async () => {
    await db.insertInto('plant').values({ plantName: 'Takt', timeZone: 'UTC' }).execute()
    await addType('T1', ['3', '1'])
    // Bottleneck 2, planned at 60 s. Its statuses begin before the shift, run over the break and are open at the end.
    await addLine(
      'L1',
      [30, 60, 45, null],
      [
        ['early', '06:00', '14:00', [{ start: '09:00', end: '09:30' }]],
        ['late', '14:00', '22:00'],
      ],
    )
    await addStatuses(
      'L1',
      '2',
      [utc('01:00'), utc('05:00'), 'down'],
      [utc('05:00'), utc('07:00'), 'producing'],
      [utc('07:00'), utc('07:20'), 'down'],
    )
    await addStatuses(
      'L1',
      '2',
      [utc('07:20'), utc('07:50'), 'waiting'],
      [utc('08:00'), utc('09:10'), 'producing'],
      [utc('09:10'), null, 'debugging'],
    )
    await addStatuses('L1', '1', [utc('06:00'), null, 'down'])
    await addState('L1', '1', 'producing', utc('06:00'))
    await addState('L1', '2', 'debugging', utc('06:00'))
    await addState('L1', '3', 'unknown', utc('06:00'))
    await addSlot('L1', utc('05:45'), '2', {
      passes: 500,
      ok: 500,
      firstPasses: 500,
      firstOk: 500,
      finished: 500,
    })
    await addSlot('L1', utc('06:00'), '2', {
      passes: 60,
      ok: 55,
      firstPasses: 58,
      firstOk: 54,
      cycleSeconds: 3000,
    })
    await addSlot('L1', utc('08:45'), '2', {
      passes: 60,
      ok: 60,
      firstPasses: 60,
      firstOk: 60,
      cycleSeconds: 3600,
    })
    await addSlot('L1', utc('08:45'), '3', {
      passes: 98,
      ok: 96,
      firstPasses: 98,
      firstOk: 96,
      finished: 96,
      finishedFirst: 90,
    })
    await addUnit(
      'L1',
      { processStatus: 'held', resultStatus: 'ng', currentStation: '2' },
      ['VOUT', '2', utc('06:05')],
      ['TORQUE', '2', utc('06:06')],
    )
    await addUnit(
      'L1',
      { processStatus: 'scrapped', resultStatus: 'ng' },
      ['VOUT', '2', utc('07:05')],
      [null, '3', utc('08:05')],
    )
    await addUnit('L1', { processStatus: 'scrapped', resultStatus: 'ng' }, ['VOUT', '2', utc('05:05')])
    await addUnit('L1', { processStatus: 'finished', resultStatus: 'ok' }, ['VOUT', '2', utc('06:45')])
    await addUnit('L1', { processStatus: 'inProcess', resultStatus: 'ok', currentStation: '1' })
    await addUnit('L1', { processStatus: 'registered', resultStatus: null, currentStation: '1' })
    const order = {
      lineNumber: 'L1',
      typeNo: 'T1',
      orderNumber: 100,
      actualNumber: 40,
      orderStatus: 'producing',
      actualStart: utc('06:00'),
    } as const
    await addOrder({ ...order, orderCode: 'O2', sequence: 20 })
    await addOrder({ ...order, orderCode: 'O1', sequence: 10, actualStart: utc('08:30') })
    await addOrder({ ...order, orderCode: 'O0', sequence: 5, orderStatus: 'released' })
    await addAlarm('L1', '2', 'E1', utc('08:00'), null, 'air')
    await addAlarm('L1', '2', 'E2', utc('08:00'), utc('08:01'))
    await addLine('L2', [30])
    await addLine('L10', [])
  })
  return { utc, at, minutes, addLine, addType, addOrder, addStatuses, addState, addSlot, addUnit, addAlarm }
}
