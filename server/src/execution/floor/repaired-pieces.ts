import { refuse } from '@takt/contract/errors.ts'
import type { Failure } from '@takt/contract/failures.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { closedEvent } from './close-failures.ts'
import { readFailures, updateFailures } from './failures.queries.ts'

/** Pieces of a lot, and bought parts that came out, have no retest that could close what was reworked, so a person does. Returns the failure as it was. */
export async function closeRepaired(db: Db, line: LineNumber, failId: string, by: string): Promise<Failure> {
  const failure = (await readFailures(db, line, [failId]))[0] ?? refuse('record.unknown')
  const { failStatus, productId } = failure
  if (productId !== null) refuse('failures.not_pieces')
  if (failStatus !== 'rework') refuse('failures.wrong_status', { failStatus })
  const at = isoOf(Date.now())
  await updateFailures(db, line, [failId], { failStatus: 'closed', closedBy: by, closedTime: at })
  await appendEvents(db, line, [closedEvent('closed', at, failure)])
  return failure
}
