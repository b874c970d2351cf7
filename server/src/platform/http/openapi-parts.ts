import { z } from 'zod'
import { errors } from '@takt/contract/errors.ts'

export type Schema = Record<string, unknown>
type Written = {
  operationId: string
  tags: string[]
  summary?: string
  security?: object[]
  parameters?: object[]
  requestBody?: object
  responses: object
}

/** OpenAPI 3.1 takes JSON Schema 2020-12 as it is. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

export const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
export const anyOf = (schemas: Schema[]): Schema => (schemas.length === 1 ? schemas[0]! : { anyOf: schemas })
export const envelope = (data: Schema): Schema => ({
  type: 'object',
  required: ['code', 'data'],
  properties: {
    code: { const: 20000 },
    data,
    people: {
      type: 'object',
      description:
        'What the people are called whose accounts are in the data, and the roles, as role:KEY; null: it is gone',
      additionalProperties: { type: ['string', 'null'] },
    },
  },
})
export const binary: Schema = { type: 'string', contentMediaType: 'application/octet-stream' }

export const lineParameter = { $ref: '#/components/parameters/lineNumber' }
const refusal = { $ref: '#/components/schemas/Refusal' }

/** A rule that refuses answers 200 with its own code; a call that is itself wrong has a status of its own. */
export const operation = ({
  answer,
  ...written
}: Omit<Written, 'responses'> & { answer: Schema }): Written => ({
  ...written,
  responses: {
    200: { description: 'The answer, or the refusal of a rule', ...json({ anyOf: [answer, refusal] }) },
    default: { $ref: '#/components/responses/Refused' },
  },
})

export const components = {
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer', description: 'The token of a log-in' },
    stationKey: { type: 'http', scheme: 'bearer', description: 'The key of a station' },
    hostKey: { type: 'http', scheme: 'bearer', description: 'The key of a host system' },
    metricsToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN' },
  },
  parameters: {
    lineNumber: { name: 'lineNumber', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
  },
  schemas: {
    Refusal: {
      type: 'object',
      required: ['code', 'key', 'message'],
      properties: {
        code: { enum: Object.values(errors).map(({ code }) => code) },
        key: { enum: Object.keys(errors) },
        message: { type: 'string' },
        field: { type: ['string', 'null'] },
        facts: { type: 'object' },
      },
    },
  },
  responses: { Refused: { description: 'The call itself is refused', ...json(refusal) } },
}
