import { Refusal } from '@takt/contract/errors.ts'
import type { BatchItem } from '@takt/contract/verbs.ts'
import type { StationTeleType } from '@takt/contract/telegrams.ts'
import type { PlantCall } from '../../../platform/db/call.ts'
import type { Answered, FloorQueue } from '../../../execution/floor/floor.ts'
import type { Speaker } from '../../../platform/threads/threads.ts'
import type { Envelope } from './envelope.ts'

export type Desk = {
  db: PlantCall['db']
  floor: FloorQueue
  changed: (line: string | null, features: readonly string[]) => void
}
/** One message of a machine: its content, its sender, and where it is passed on to. */
export type Heard = { desk: Desk; station: Speaker; envelope: Envelope }

/** What one unit, place or fault of the message was answered. */
export type Part = {
  teleType: StationTeleType
  productSn: string | null
  answered: object | Refusal
  leftOut?: string[]
}
/** `ignored`: why nothing is done. `response`: what the machine requested, to be sent as a message of its own. */
export type Understood = { parts: Part[]; ignored?: string; response?: { name: string; body: object } }

export const ignore = (why: string): Understood => ({ parts: [], ignored: why })

type Without<T> = T extends BatchItem ? Omit<T, 'messageId' | 'at'> : never
/** A message of the floor that has yet its id and time to get. */
export type Unsaid = Without<BatchItem>

/** Passes messages on to the floor, together. The same envelope makes the same messages again, so nothing is done twice. */
export async function pass(heard: Heard, messages: readonly Unsaid[]): Promise<Part[]> {
  if (messages.length === 0) return []
  const answers = await heard.desk.floor.receive(
    heard.station.lineNumber,
    messages.map((message, place) => telegramOf(heard, message, messages.length > 1 ? place : null)),
  )
  return answers.map((answered, i) => ({
    teleType: messages[i]!.kind,
    productSn: snOf(messages[i]!),
    answered,
  }))
}

/** What the floor would answer, without doing anything. */
export async function ask(heard: Heard, messages: readonly Unsaid[]): Promise<Answered[]> {
  const trial = { ...heard, envelope: { ...heard.envelope, UniqueID: `? ${heard.envelope.UniqueID}` } }
  return messages.length === 0
    ? []
    : heard.desk.floor.ask(
        heard.station.lineNumber,
        messages.map((message, place) => telegramOf(trial, message, place)),
      )
}

function telegramOf(
  { station: { stationNumber }, envelope: { UniqueID, at, time } }: Heard,
  message: Unsaid,
  place: number | null,
) {
  const messageId = place === null ? UniqueID : `${UniqueID}/${place}`
  return { ...message, messageId, at, time, stationNumber } as BatchItem & {
    stationNumber: string
    time: number
  } // `Unsaid` lacks just these
}

const snOf = (message: Unsaid) => ('productSn' in message ? (message.productSn ?? null) : null)

/** For what the floor does not answer itself: one part, done or refused. */
export async function attempt(teleType: StationTeleType, work: () => Promise<object>): Promise<Part> {
  try {
    return { teleType, productSn: null, answered: await work() }
  } catch (error) {
    if (error instanceof Refusal) return { teleType, productSn: null, answered: error }
    throw error
  }
}
