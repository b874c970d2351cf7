import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import {
  AlarmReport,
  Arrive,
  type BatchItem,
  type BatchKind,
  Bind,
  Complete,
  Exchange,
  Heartbeat,
  Hello,
  StatusReport,
  Unbind,
} from '@takt/contract/floor.ts'

// The only place that does not ask zod itself: 200 values cost it 92 µs and ajv 6–22 µs, and stations send them all day. The schemas are the contract's.
const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  allErrors: false,
  useDefaults: true,
  discriminator: false,
  strictNumbers: true,
})
const compile = (schema: z.ZodType) => ajv.compile(z.toJSONSchema(schema, { io: 'input' }))

const byKind: Record<BatchKind | 'hello', ValidateFunction> = {
  arrive: compile(Arrive),
  complete: compile(Complete),
  status: compile(StatusReport),
  alarm: compile(AlarmReport),
  heartbeat: compile(Heartbeat),
  hello: compile(Hello),
  bind: compile(Bind),
  unbind: compile(Unbind),
  exchange: compile(Exchange),
}
const isKind = (kind: unknown): kind is BatchKind =>
  typeof kind === 'string' && kind !== 'hello' && Object.hasOwn(byKind, kind)

/** The message with its time in milliseconds, or a refusal that names the field. */
export function validMessage(kind: BatchKind, body: unknown): BatchItem & { time: number } {
  check(byKind[kind], body)
  const message = { results: [], materials: [], ...(body as object), kind } as unknown as BatchItem // `check` has just proved it
  return { ...message, time: timeOf(message.at) }
}

export function validHello(body: unknown): z.infer<typeof Hello> & { time: number } {
  check(byKind.hello, body)
  const hello = body as z.infer<typeof Hello> // `check` has just proved it
  return { ...hello, time: timeOf(hello.at) }
}

export function validItem(item: unknown) {
  const { kind, ...body } = (item ?? {}) as { kind?: unknown } // whatever it is, it has a kind or is refused
  return isKind(kind) ? validMessage(kind, body) : refuse('call.invalid', { fields: 'kind' }, 'kind')
}

const timeOf = (at: string) => {
  const time = Date.parse(at)
  return Number.isNaN(time) ? refuse('call.invalid', { fields: 'at' }, 'at') : time
}

function check(valid: ValidateFunction, body: unknown) {
  if (valid(body)) return
  const field = fieldOf(valid.errors![0]!)
  refuse('call.invalid', { fields: field }, field)
}

function fieldOf({ instancePath, keyword, params }: ErrorObject) {
  const extra =
    keyword === 'additionalProperties'
      ? params.additionalProperty
      : keyword === 'required'
        ? params.missingProperty
        : null
  return [...instancePath.split('/').slice(1), ...(extra ? [String(extra)] : [])].join('.') || 'body'
}
