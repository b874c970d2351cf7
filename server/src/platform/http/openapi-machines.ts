import { z } from 'zod'
import { CfxAnswer, CfxEnvelope, mostMessages } from '@takt/contract/cfx.ts'
import { batchLimit } from '@takt/contract/floor.ts'
import { Batch, BatchItem, stationVerbs } from '@takt/contract/verbs.ts'
import { RecordAnswer } from '@takt/contract/openhtf.ts'
import { mostMaterials, mostOrders, OrderMaterial, TakenOrder } from '@takt/contract/order-import.ts'
import { OrderDraft } from '@takt/contract/orders.ts'
import { anyOf, envelope, json, lineParameter, operation, schemaOf } from './openapi-parts.ts'

const post = (path: string, operation: object) => [path, { post: operation }] as const

/** Each item is checked on its own when it is played; here they are written out. */
const batchOfItems = Batch.extend({ items: z.array(BatchItem).min(1).max(batchLimit) })

const ofStation = (operationId: string) => ({
  operationId,
  tags: ['station'],
  security: [{ stationKey: [] }],
  parameters: [lineParameter],
})

/** What a station sends, with its own key. */
export const stationPaths = () =>
  Object.fromEntries([
    ...Object.entries(stationVerbs).map(([verb, { input, output, purpose, example }]) =>
      post(
        `/api/station/${verb}/{lineNumber}`,
        operation({
          ...ofStation(`station.${verb}`),
          summary: purpose,
          requestBody: {
            content: {
              'application/json': {
                schema: schemaOf(verb === 'batch' ? batchOfItems : input, 'input'),
                example,
              },
            },
          },
          answer: envelope(schemaOf(output, 'output')),
        }),
      ),
    ),
    post(
      '/api/station/openhtf/{lineNumber}',
      operation({
        ...ofStation('station.openhtf'),
        requestBody: json(
          schemaOf(z.looseObject({}).describe('A test record as the OpenHTF framework writes it'), 'input'),
        ),
        answer: envelope(schemaOf(RecordAnswer, 'output')),
      }),
    ),
    post(
      '/api/cfx/{lineNumber}',
      operation({
        ...ofStation('station.cfx'),
        summary: 'One message of IPC-CFX, or a list of them',
        requestBody: json(
          schemaOf(z.union([CfxEnvelope, z.array(CfxEnvelope).min(1).max(mostMessages)]), 'input'),
        ),
        answer: envelope(
          anyOf([
            schemaOf(CfxAnswer, 'output'),
            schemaOf(z.object({ answers: z.array(z.unknown()) }), 'output'),
          ]),
        ),
      }),
    ),
  ])

/** What the host sends is an order with what else belongs to it; each has its own answer. */
export function hostPaths() {
  const order = z.looseObject({
    ...OrderDraft.partial().shape,
    orderCode: OrderDraft.shape.orderCode,
    lineNumber: z.string().max(64).optional(),
    materials: z.array(OrderMaterial.partial()).max(mostMaterials).optional(),
    lots: z.array(z.looseObject({})).optional(),
  })
  const orders = schemaOf(
    z.union([order, z.array(order).max(mostOrders), z.object({ orders: z.array(order).max(mostOrders) })]),
    'input',
  )
  const requestBody = {
    content: {
      ...json(orders).content,
      'application/xml': {
        schema: { type: 'string', description: 'A B2MML message with a ProductionSchedule' },
      },
    },
  }
  const answer = envelope({
    type: 'object',
    properties: {
      answers: {
        type: 'array',
        items: anyOf([envelope(schemaOf(TakenOrder, 'output')), { $ref: '#/components/schemas/Refusal' }]),
      },
    },
  })
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 128 } }
  return Object.fromEntries(
    ['orders', 'b2mml'].flatMap((name) =>
      [false, true].map((onLine) =>
        post(
          `/api/host/${name}${onLine ? '/{lineNumber}' : ''}`,
          operation({
            operationId: `host.${name}${onLine ? 'OfLine' : ''}`,
            tags: ['host'],
            summary: onLine ? 'Orders of one line' : 'Orders that name their lines',
            security: [{ hostKey: [] }],
            parameters: [...(onLine ? [lineParameter] : []), key],
            requestBody,
            answer,
          }),
        ),
      ),
    ),
  )
}
