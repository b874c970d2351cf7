import { z } from 'zod'
import type { Endpoint as AnyEndpoint, EndpointKind } from '@takt/contract/endpoint.ts'
import { errors } from '@takt/contract/errors.ts'
import {
  AlarmReport,
  Arrive,
  ArriveAnswer,
  BatchItem,
  Complete,
  CompleteAnswer,
  Heartbeat,
  Hello,
  HelloAnswer,
  StatusReport,
  StoredAnswer,
} from '@takt/contract/floor.ts'
import { RecordAnswer } from '@takt/contract/openhtf.ts'
import { features } from '@takt/contract/features.ts'
import { mostMaterials, mostOrders, OrderMaterial, TakenOrder } from '@takt/contract/order-import.ts'
import { OrderDraft } from '@takt/contract/orders.ts'
import { wirePaths } from './wire.ts'

type Endpoint = AnyEndpoint<EndpointKind, z.ZodType, z.ZodType>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  })
  return json
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const envelope = (data: object) => ({
  type: 'object',
  required: ['code', 'data'],
  properties: { code: { const: 20000 }, data },
})
const refused = {
  type: 'object',
  required: ['code', 'key', 'message'],
  properties: {
    code: { enum: Object.values(errors).map(({ code }) => code) },
    key: { enum: Object.keys(errors) },
    message: { type: 'string' },
    field: { type: 'string', nullable: true },
    facts: { type: 'object' },
  },
}
const line = { name: 'lineNumber', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } }

/** The contract, as other programs read it. Several calls of one fixed address are one operation whose body is one of theirs. */
export function openApi(version: string) {
  const calls = Object.values(features).flatMap((feature) => Object.values<Endpoint>(feature))
  const byPath = Map.groupBy(calls, (endpoint) => pathOf(endpoint))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Takt',
      version,
      description: 'A rule that says no answers HTTP 200 with a code other than 20000.',
    },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        stationKey: { type: 'http', scheme: 'bearer' },
        hostKey: { type: 'http', scheme: 'bearer' },
      },
    },
    paths: {
      ...Object.fromEntries([...byPath].map(([path, endpoints]) => [path, { post: operation(endpoints) }])),
      ...stationPaths(),
      ...hostPaths(),
    },
  }
}

const pathOf = (endpoint: Endpoint) => {
  const [plantPath, linePath] = wirePaths(endpoint)
  return endpoint.scope === 'line' ? linePath!.replace(':line', '{lineNumber}') : plantPath!
}

/** The file stands last in the form. */
const withFile = ({ properties, required = [], ...body }: { properties?: object; required?: string[] }) => ({
  ...body,
  properties: { ...properties, file: { type: 'string', format: 'binary' } },
  required: [...required, 'file'],
})

function operation(endpoints: Endpoint[]) {
  const [first] = endpoints as [Endpoint, ...Endpoint[]] // groupBy makes no empty group
  const bodies = endpoints.map(({ input, at }) => {
    const body = schemaOf(input, 'input')
    return at?.eventId === undefined
      ? body
      : { type: 'object', required: ['eventId'], properties: { eventId: { const: at.eventId }, para: body } }
  })
  const answers = endpoints.map((endpoint) =>
    endpoint.kind === 'download'
      ? { type: 'string', format: 'binary' }
      : envelope(schemaOf(endpoint.output, 'output')),
  )
  return {
    operationId: first.name.replace('/', '.'),
    tags: [first.name.split('/')[0]],
    summary: endpoints
      .map(
        ({ name, kind, at }) =>
          `${at?.eventId === undefined ? '' : `eventId ${at.eventId}: `}${name} (${kind})`,
      )
      .join(', '),
    ...(first.for === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(first.scope === 'line' ? { parameters: [line] } : {}),
    requestBody:
      first.kind === 'upload'
        ? { content: { 'multipart/form-data': { schema: withFile(bodies[0]!) } } }
        : json(oneOf(bodies)),
    responses: { 200: { description: 'The answer, or a refusal', ...json(oneOf([...answers, refused])) } },
  }
}
const oneOf = (schemas: object[]) => (schemas.length === 1 ? schemas[0]! : { anyOf: schemas })

function stationPaths() {
  const batch = z.strictObject({
    messageId: z.string().max(64).optional(),
    items: z.array(BatchItem).min(1).max(500),
  })
  const verbs: [string, z.ZodType, z.ZodType][] = [
    ['hello', Hello, HelloAnswer],
    ['arrive', Arrive, ArriveAnswer],
    ['complete', Complete, CompleteAnswer],
    ['status', StatusReport, StoredAnswer],
    ['alarm', AlarmReport, StoredAnswer],
    ['heartbeat', Heartbeat, StoredAnswer],
    ['batch', batch, z.object({ answers: z.array(z.unknown()) })],
    ['openhtf', z.looseObject({}).describe('A test record as the OpenHTF framework writes it'), RecordAnswer],
  ]
  return Object.fromEntries(
    verbs.map(([verb, input, output]) => [
      `/api/station/${verb}/{lineNumber}`,
      {
        post: {
          operationId: `station.${verb}`,
          tags: ['station'],
          security: [{ stationKey: [] }],
          parameters: [line],
          requestBody: json(schemaOf(input, 'input')),
          responses: {
            200: {
              description: 'The answer, or a refusal',
              ...json(oneOf([envelope(schemaOf(output, 'output')), refused])),
            },
          },
        },
      },
    ]),
  )
}

/** What the host sends is an order with what else there is to say of it; each has its own answer. */
function hostPaths() {
  const order = z.looseObject({
    ...OrderDraft.partial().shape,
    orderCode: OrderDraft.shape.orderCode,
    lineNumber: z.string().max(64).optional(),
    materials: z.array(OrderMaterial.partial()).max(mostMaterials).optional(),
    lots: z.array(z.looseObject({})).optional(),
  })
  const taken = envelope({
    type: 'object',
    properties: {
      answers: { type: 'array', items: oneOf([envelope(schemaOf(TakenOrder, 'output')), refused]) },
    },
  })
  const body = {
    content: {
      'application/json': {
        schema: schemaOf(
          z.union([
            order,
            z.array(order).max(mostOrders),
            z.object({ orders: z.array(order).max(mostOrders) }),
          ]),
          'input',
        ),
      },
      'application/xml': {
        schema: { type: 'string', description: 'A B2MML message with a ProductionSchedule' },
      },
    },
  }
  return Object.fromEntries(
    ['orders', 'b2mml'].map((name) => [
      `/api/host/${name}/{lineNumber}`,
      {
        post: {
          operationId: `host.${name}`,
          tags: ['host'],
          security: [{ hostKey: [] }],
          parameters: [
            line,
            { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 128 } },
          ],
          requestBody: body,
          responses: {
            200: {
              description: 'An answer for every order, or a refusal of the whole',
              ...json(oneOf([taken, refused])),
            },
          },
        },
      },
    ]),
  )
}
