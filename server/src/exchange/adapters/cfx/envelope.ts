import type { z } from 'zod'
import { CfxEnvelope } from '@takt/contract/cfx.ts'
import { refuse } from '@takt/contract/errors.ts'
import { isoOf } from '../../../platform/db/instants.ts'

export type Envelope = z.infer<typeof CfxEnvelope> & { time: number; at: string }

export function readEnvelope(given: unknown): Envelope {
  const envelope = mustFit(CfxEnvelope, given, [])
  const time = Date.parse(envelope.TimeStamp)
  return { ...envelope, time, at: isoOf(time) }
}

/** Read as far as we need it; what does not fit is refused with its place in the message. */
export function mustFit<S extends z.ZodType>(
  schema: S,
  given: unknown,
  above: readonly string[] = ['MessageBody'],
): z.output<S> {
  const { data, error } = schema.safeParse(given)
  if (!error) return data
  const fields = [...new Set(error.issues.map(({ path }) => [...above, ...path].join('.') || 'body'))]
  return refuse('call.invalid', { fields: fields.slice(0, 20).join(', ') }, fields[0])
}
