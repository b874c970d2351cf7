import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { call } from './call.ts'
import { newId } from './new-id.ts'

type Lost = { messageId: string; at: number }
/** Acts that got no answer, or a refusal. Pressed again, they go under the id they had: the server does each once. */
const unanswered = new Map<string, Lost>()
/** Pressed again later, it is another act: others may have acted on the record meanwhile. */
const longest = 120_000

const takesId = ({ input }: { input: z.ZodType & { shape?: object } }) => 'messageId' in (input.shape ?? {})

/** A command; one that takes an id goes under an id of its own. */
export async function callOnce<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<'command', I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  if (!takesId(endpoint)) return call(endpoint, input)
  const messageId = idOfAct(endpoint, input)
  const done = await call(endpoint, { messageId, ...(input as object) } as z.input<I>) // it takes one
  unanswered.delete(keyOf(endpoint, input))
  return done
}

const keyOf = ({ name }: Pick<Endpoint, 'name'>, input: unknown) => `${name} ${JSON.stringify(input)}`

/** The id it goes under, to read its progress. */
export function idOfAct(endpoint: Pick<Endpoint, 'name'>, input: unknown): string {
  const key = keyOf(endpoint, input)
  const before = unanswered.get(key)
  const act = before && Date.now() - before.at < longest ? before : { messageId: newId(), at: Date.now() }
  unanswered.set(key, act)
  return act.messageId
}
