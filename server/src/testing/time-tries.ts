import { calendar } from '@takt/contract/calendar.ts'
import type { Tries } from './feature-tries.ts'
import { operators } from '@takt/contract/operators.ts'
import { output } from '@takt/contract/output.ts'

const anOperator = {
  operatorNo: 'OP1',
  name: 'One',
  cardId: 'CARD-OP1',
  userName: null,
  level: 1,
  teamName: null,
  enabled: true,
}
/** A day to come. */
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Every command of time and people once, on a line with a shift `early` and a station S10. */
export const timeTries: Tries = [
  [calendar.saveTeam, { teamName: 'Z', colour: 'blue' }],
  [calendar.deleteTeam, { teamName: 'Z' }],
  [
    calendar.saveRotation,
    { startDay: later(5), cycle: [[{ shiftName: 'early', teamName: null }]], revision: 0 },
  ],
  [calendar.saveDay, { day: later(5), dayType: 'holiday', note: null, shifts: [] }],
  [calendar.generate, { from: later(6), to: later(7), overwrite: false }],
  [calendar.swap, { day: later(5), other: later(6), shiftName: null, otherShift: null }],
  [calendar.publish, { from: later(5), to: later(6) }],
  [calendar.dropDrafts, { from: later(5), to: later(7) }],
  [calendar.copyFrom, { fromLine: 'L5', from: later(5), to: later(7) }],
  [calendar.saveSlots, { shiftName: 'early', validFrom: later(5), slots: [] }],
  [calendar.copySlots, { shiftName: 'early', validFrom: later(5), toLines: ['L1'] }],
  [calendar.deleteSlots, { shiftName: 'early', validFrom: later(5) }],
  [output.writeReason, { start: '2026-03-02T06:00:00Z', reason: 'x' }],
  [operators.create, anOperator],
  [operators.update, { ...anOperator, revision: 0 }],
  [operators.import, { rows: [{ operatorNo: 'OP2', name: 'Two' }], dryRun: false }],
  [operators.qualify, { operatorNo: 'OP1', stationNumber: 'S10', level: 1, validUntil: null }],
  [operators.logIn, { operatorNo: 'OP1', stationNumber: 'S10' }],
  [operators.logOff, { operatorNo: 'OP1', stationNumber: 'S10' }],
  [operators.disqualify, { operatorNo: 'OP1', stationNumber: 'S10' }],
]
