import { randomUUID } from 'node:crypto'
import { Refusal, refuse } from '@takt/contract/errors.ts'
import { nowIso } from '../../../platform/db/instants.ts'
import type { Speaker } from '../../../platform/threads/threads.ts'
import { type Envelope, readEnvelope } from './envelope.ts'
import { actOn } from './messages.ts'
import type { Desk, Part, Understood } from './speak.ts'

export type { Part } from './speak.ts'

/** How one message was taken. `response` is a message of its own, for a machine that sent a request. */
export type Taken = {
  messageName: string
  uniqueId: string
  outcome: 'understood' | 'ignored'
  reason?: string
  parts: Part[]
  response?: object
}

/** Takes one message. Of several units each has its own answer; the only one's refusal is the message's. */
export async function takeEnvelope(desk: Desk, station: Speaker, given: unknown): Promise<Taken> {
  const envelope = readEnvelope(given)
  const understood =
    (await actOn({ desk, station, envelope })) ??
    refuse('cfx.message_unknown', { messageName: envelope.MessageName })
  const { parts, ignored, response } = understood
  if (parts.length === 1 && parts[0]!.answered instanceof Refusal) throw parts[0]!.answered
  return {
    messageName: envelope.MessageName,
    uniqueId: envelope.UniqueID,
    outcome: ignored === undefined ? 'understood' : 'ignored',
    ...(ignored !== undefined && { reason: ignored }),
    parts,
    ...(response && { response: respond(envelope, response) }),
  }
}

/** It names the request it belongs to. */
const respond = (
  { UniqueID, RequestID, Source }: Envelope,
  { name, body }: NonNullable<Understood['response']>,
) => ({
  MessageName: name,
  Version: '1.7',
  TimeStamp: nowIso(),
  UniqueID: randomUUID(),
  Source: null,
  Target: Source ?? null,
  RequestID: RequestID ?? UniqueID,
  MessageBody: body,
})
