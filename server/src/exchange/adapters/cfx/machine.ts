import { refuse, Refusal } from '@takt/contract/errors.ts'
import { ReadBack } from '@takt/contract/recipes.ts'
import type { LineNumber } from '../../../platform/db/line.ts'
import { type Badge, logIn, logOff } from '../../../plant/operators/operators.ts'
import { storeReadBack } from '../../../masterdata/recipes/recipes.ts'
import { findThread, writeThread } from '../../../platform/threads/threads.ts'
import { checkTime } from '../../../execution/floor/floor.ts'
import {
  type Fault,
  FaultCleared,
  FaultOccurred,
  OperatorMessage,
  ParametersModified,
  StateChanged,
} from './bodies.ts'
import { mustFit } from './envelope.ts'
import { processReadings } from './readings.ts'
import { attempt, type Heard, ignore, pass, type Understood, type Unsaid } from './speak.ts'
import { statusOf } from './states.ts'

export const beat = async (heard: Heard): Promise<Understood> => ({
  parts: await pass(heard, [{ kind: 'heartbeat' }]),
})

/** A fault that is reported with the state it caused is an alarm as well: it may be reported nowhere else, and its clearing names it. */
export async function changeState(heard: Heard): Promise<Understood> {
  const { NewState, RelatedFault } = mustFit(StateChanged, heard.envelope.MessageBody)
  const stationStatus =
    statusOf(NewState) ?? refuse('call.invalid', { fields: 'MessageBody.NewState' }, 'MessageBody.NewState')
  return {
    parts: await pass(heard, [
      { kind: 'status', stationStatus },
      ...(RelatedFault ? await alarmsOf(heard, RelatedFault) : []),
    ]),
  }
}

const faultThread = (occurrence: string) => `fault ${occurrence}`

export async function beginFault(heard: Heard): Promise<Understood> {
  const { Fault } = mustFit(FaultOccurred, heard.envelope.MessageBody)
  const alarms = await alarmsOf(heard, Fault)
  return alarms.length > 0 ? { parts: await pass(heard, alarms) } : ignore('This fault was told already.')
}

/** Clearing names the occurrence only, so what it was is kept. None where another message reported it before. */
async function alarmsOf(
  { desk: { db }, station, envelope: { UniqueID } }: Heard,
  { FaultOccurrenceId, FaultCode, Description }: Fault,
): Promise<Unsaid[]> {
  const fault = await findThread(db, station, faultThread(FaultOccurrenceId))
  if (fault && fault.toldBy !== UniqueID) return []
  await writeThread(db, station, faultThread(FaultOccurrenceId), { alarmCode: FaultCode, toldBy: UniqueID })
  const alarmText = Description?.trim()
  return [{ kind: 'alarm', alarmCode: FaultCode, on: true, ...(alarmText && { alarmText }) }]
}

export async function endFault(heard: Heard): Promise<Understood> {
  const { FaultOccurrenceId } = mustFit(FaultCleared, heard.envelope.MessageBody)
  const fault = await findThread(heard.desk.db, heard.station, faultThread(FaultOccurrenceId))
  if (!fault) return ignore('No fault with this FaultOccurrenceId was told by this station.')
  return { parts: await pass(heard, [{ kind: 'alarm', alarmCode: String(fault.alarmCode), on: false }]) }
}

/** An identifier may be the number of the badge, or the operator's number. */
async function withBadge(
  heard: Heard,
  teleType: 'login' | 'logoff',
  work: typeof logIn | typeof logOff,
): Promise<Understood> {
  const {
    Operator: { OperatorIdentifier },
  } = mustFit(OperatorMessage, heard.envelope.MessageBody)
  const {
    desk: { db, changed },
    station: { lineNumber, stationNumber },
    envelope: { at, time },
  } = heard
  checkTime(time, Date.now())
  const by = (badge: Badge) => work(db, lineNumber as LineNumber, stationNumber, badge, at) // the station's key let it onto its line
  const part = await attempt(teleType, () =>
    by({ cardId: OperatorIdentifier }).catch((error: unknown) => {
      if (error instanceof Refusal && error.key === 'operators.no_such_card')
        return by({ operatorNo: OperatorIdentifier })
      throw error
    }),
  )
  changed(lineNumber, ['operators', 'boards'])
  return { parts: [part] }
}
export const activate = (heard: Heard) => withBadge(heard, 'login', logIn)
export const deactivate = (heard: Heard) => withBadge(heard, 'logoff', logOff)

/** By their names; the settings of an oven as `Zone1.Top.Temperature`. */
export async function readParameters(heard: Heard): Promise<Understood> {
  const { ModifiedParameters } = mustFit(ParametersModified, heard.envelope.MessageBody)
  const {
    desk: { db, changed },
    station: { lineNumber, stationNumber },
    envelope: { at, time },
  } = heard
  checkTime(time, Date.now())
  const values = ModifiedParameters.flatMap((parameter) => {
    const { Name, Value } = parameter
    if (Name) return [{ paraCode: Name, value: numberOf(Value ?? '') }]
    return processReadings(parameter, { settings: true }).map(({ resultCode, resultValue }) => ({
      paraCode: resultCode,
      value: resultValue,
    }))
  })
  if (values.length === 0) return ignore('It names no parameter with a value.')
  const readBack = mustFit(ReadBack, { at, values })
  const part = await attempt('readBack', () => storeReadBack(db, lineNumber, stationNumber, readBack))
  changed(lineNumber, ['recipes'])
  return { parts: [part] }
}

const numberOf = (value: string | number) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
