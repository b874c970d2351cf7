import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import {
  type BatchItem,
  type BatchKind,
  isBatchKind,
  type StationVerb,
  stationVerbs,
  type VerbInput,
} from '@takt/contract/verbs.ts'

// The only place that does not use zod itself: 200 values cost it 92 µs and ajv 10, and stations send them all day. The schemas are the contract's.
// By draft 7: the class for later drafts tries each form of a value after one has fitted, and makes an error of it (5 kB of objects for ten values).
const ajv = new Ajv({
  strict: false,
  validateFormats: false,
  allErrors: false,
  useDefaults: true,
  discriminator: false,
  strictNumbers: true,
})
const compiled = new Map<StationVerb, ValidateFunction>(
  Object.entries(stationVerbs)
    .filter(([, { often }]) => often)
    .map(([verb, { input }]) => [
      verb as StationVerb,
      ajv.compile(z.toJSONSchema(input, { io: 'input', target: 'draft-7' })),
    ]), // a key of the table
)

/** The body of a message as its verb requires it, or a refusal that names the field. */
export function validBody<V extends StationVerb>(verb: V, body: unknown): VerbInput<V> {
  const isValid = compiled.get(verb)
  if (!isValid) return parse(stationVerbs[verb].input, body) as VerbInput<V> // the schema of this verb
  if (!isValid(body)) refuseField(fieldOf(isValid.errors![0]!))
  return body as VerbInput<V> // the schema has just proved it
}

/** A message of the line's stream with its time in milliseconds. */
export function validMessage(kind: BatchKind, body: unknown): BatchItem & { time: number } {
  const message = validBody(kind, body)
  return { ...message, kind, time: timeOf(message.at) } as BatchItem & { time: number } // of the verb that is its kind
}

export function validItem(item: unknown) {
  const { kind, stationNumber: _, ...body } = (item ?? {}) as { kind?: unknown; stationNumber?: unknown } // whatever it is, it has a kind or is refused
  return isBatchKind(kind) ? validMessage(kind, body) : refuseField('kind')
}

export function timeOf(at: string) {
  const time = Date.parse(at)
  return Number.isNaN(time) ? refuseField('at') : time
}

function parse(schema: z.ZodType, body: unknown) {
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  const fields = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : issue.path.join('.') || 'body',
  )
  return refuse('call.invalid', { fields: [...new Set(fields)].slice(0, 20).join(', ') }, fields[0])
}

const refuseField = (field: string): never => refuse('call.invalid', { fields: field }, field)

function fieldOf({ instancePath, keyword, params }: ErrorObject) {
  const extra =
    keyword === 'additionalProperties'
      ? params.additionalProperty
      : keyword === 'required'
        ? params.missingProperty
        : null
  return [...instancePath.split('/').slice(1), ...(extra ? [String(extra)] : [])].join('.') || 'body'
}
