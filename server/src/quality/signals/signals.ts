import { refuse } from '@takt/contract/errors.ts'
import type {
  CausesFilter,
  SignalAnswer,
  SignalCauses,
  SignalFilter,
  SignalRow,
} from '@takt/contract/signals.ts'
import { withSetNames } from '../../masterdata/measures/measures.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type LineCall, nameOrAccount } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import {
  countCauses,
  deleteSignalsOf,
  findSignal,
  listSignals,
  lockSignal,
  openSignals,
  updateSignal,
} from './signals.queries.ts'
import { stationsWaiting } from './stations-waiting.ts'

export { signalAspect } from './aspect.ts'
export { lookAtAttributes } from './look-at-attributes.ts'
export { lookForSignals } from './look.ts'
export { signalCalls } from './ports.ts'

export const lineSignalsPart = { remove: (db: Db, line: string) => deleteSignalsOf(db, line) }

export async function signalsOfLine({ db, line }: LineCall, filter: SignalFilter) {
  const { rows, total } = await listSignals(db, line, filter)
  return { rows: await withSetNames(db, rows), total }
}

/** What was found to be behind them; what nobody has answered is no cause. */
export async function causesOf({ db, line }: LineCall, filter: CausesFilter): Promise<SignalCauses> {
  const found = await countCauses(db, line, filter)
  const answered = found.flatMap(({ signalCause, signals }) => (signalCause ? { signalCause, signals } : []))
  const all = answered.reduce((sum, { signals }) => sum + signals, 0)
  let soFar = 0
  return {
    causes: answered.map((one) => ({ ...one, reached: (soFar += one.signals) / all })),
    unanswered: found.find(({ signalCause }) => signalCause === null)?.signals ?? 0,
  }
}

export async function oneSignal({ db, line }: LineCall, signalId: string): Promise<SignalRow> {
  const signal = (await findSignal(db, line, signalId)) ?? refuse('record.unknown')
  return (await withSetNames(db, [signal]))[0]!
}

export const unanswered = async ({ db, line }: LineCall) => withSetNames(db, await openSignals(db, line))

/** Once; its station takes units again from then on. */
export async function answerSignal(call: LineCall, { messageId, ...body }: SignalAnswer) {
  const answered = await actOnLine(call, { verb: 'signals.answer', messageId, body }, async (db) => {
    const { signalId, signalCause, signalAction, remark } = body
    const before = (await lockSignal(db, call.line, signalId)) ?? refuse('record.unknown')
    if (before.answeredBy !== null) refuse('signals.answered', { by: before.answeredBy })
    const after = await updateSignal(db, call.line, signalId, {
      signalCause,
      signalAction,
      remark: remark || null,
      answeredBy: nameOrAccount(call.user),
      answeredAt: nowIso(),
    })
    await recordChange(db, call, { entity: 'signal', key: signalId, action: 'answer', before, after })
    return after
  })
  stationsWaiting.forget(call.db, call.line)
  return answered
}
