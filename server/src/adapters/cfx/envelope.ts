import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { instant } from '@takt/contract/fields.ts'
import { isoOf } from '../../db/instants.ts'

/** What of the envelope is read; it carries more. */
const Envelope = z.looseObject({
  MessageName: z.string().min(1).max(200),
  TimeStamp: instant(),
  /** Chosen by the machine: the same id again is the same message. Several units make several messages of it, so there is room behind it. */
  UniqueID: z
    .string()
    .min(1)
    .max(56)
    .regex(/^[\x21-\x7E]+$/),
  Source: z.string().max(400).nullish(),
  RequestID: z.string().max(400).nullish(),
  MessageBody: z.looseObject({}),
})
export type Envelope = z.infer<typeof Envelope> & { time: number; at: string }

export function readEnvelope(given: unknown): Envelope {
  const envelope = mustFit(Envelope, given, [])
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
