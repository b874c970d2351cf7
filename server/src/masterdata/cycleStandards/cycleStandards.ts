import {
  type CycleStandard,
  type StandardDraft,
  standardGrain,
  type StandardKey,
} from '@takt/contract/cycleStandards.ts'
import { refuse } from '@takt/contract/errors.ts'
import { stationNow } from '../../plant/stations/stations.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { versionsOf } from '../types/types.ts'
import { deleteStandard, insertStandard, lockStandard } from './cycleStandards.queries.ts'

// Figures of an instant are held against what held then.
export { cutAt, type Standard, type Standards, standardsOfLines } from './standing.ts'

const keyOf = ({ stationNumber, typeNo }: Pick<CycleStandard, 'stationNumber' | 'typeNo'>) =>
  `${stationNumber} ${typeNo}`

/** From now on or later: what was is judged by what held then. */
export function proposeStandard(call: LineCall, { validFrom, ...draft }: StandardDraft, now = Date.now()) {
  const from =
    validFrom === null ? (Math.floor(now / standardGrain) + 1) * standardGrain : Date.parse(validFrom)
  if (from < now) refuse('cycleStandards.in_past')
  if (from % standardGrain !== 0) refuse('cycleStandards.not_on_quarter')
  return inOneGo(call.db, async (db) => {
    if (!(await stationNow(db, call.line, draft.stationNumber))) refuse('record.unknown', {}, 'stationNumber')
    if ((await versionsOf(db, draft.typeNo)).length === 0) refuse('record.unknown', {}, 'typeNo')
    const standard =
      (await insertStandard(db, {
        ...draft,
        lineNumber: call.line,
        validFrom: isoOf(from),
        updateAuthor: call.user.name,
      })) ?? refuse('cycleStandards.begins_then')
    await recordChange(db, call, {
      entity: 'cycleStandard',
      key: keyOf(standard),
      action: 'create',
      after: standard,
    })
    return standard
  })
}

/** What has begun has judged: another one follows it instead. */
export function withdrawStandard(
  call: LineCall,
  { reason, ...key }: StandardKey & { reason: string },
  now = Date.now(),
) {
  return inOneGo(call.db, async (db) => {
    const before = (await lockStandard(db, call.line, key)) ?? refuse('record.unknown')
    if (Date.parse(before.validFrom) <= now) refuse('cycleStandards.begun')
    await deleteStandard(db, call.line, key)
    await recordChange(db, call, {
      entity: 'cycleStandard',
      key: keyOf(before),
      action: 'withdraw',
      before,
      after: { reason },
    })
    return before
  })
}
