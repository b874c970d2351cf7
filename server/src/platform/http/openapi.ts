import type { z } from 'zod'
import type { Endpoint as AnyEndpoint, EndpointKind } from '@takt/contract/endpoint.ts'
import { features } from '@takt/contract/features.ts'
import { hostPaths, stationPaths } from './openapi-machines.ts'
import {
  anyOf,
  binary,
  components,
  envelope,
  json,
  lineParameter,
  operation,
  type Schema,
  schemaOf,
} from './openapi-parts.ts'
import { wirePaths } from './wire.ts'

type Endpoint = AnyEndpoint<EndpointKind, z.ZodType, z.ZodType>

/** The contract, as other programs read it. Several calls of one fixed address are one operation whose body is one of theirs. */
export function openApi(version: string) {
  const endpoints = Object.values(features).flatMap((feature) => Object.values<Endpoint>(feature))
  const byPath = Map.groupBy(endpoints, pathOf)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Takt',
      version,
      description:
        'The refusal of a rule answers HTTP 200 with a code other than 20000. A call on the plant may carry a line number behind its path, which changes nothing.',
    },
    servers: [{ url: '/' }],
    components,
    paths: {
      ...Object.fromEntries(
        [...byPath].map(([path, calls]) => [
          path,
          { post: callOf(calls), ...(calls[0]!.kind === 'download' ? { get: linkTo(calls[0]!) } : {}) },
        ]),
      ),
      ...stationPaths(),
      ...hostPaths(),
      ...otherPaths(),
    },
  }
}

const pathOf = (endpoint: Endpoint) => {
  const [plantPath, linePath] = wirePaths(endpoint)
  return endpoint.scope === 'line' ? linePath!.replace(':line', '{lineNumber}') : plantPath!
}

function callOf(endpoints: Endpoint[]) {
  const [first] = endpoints as [Endpoint, ...Endpoint[]] // groupBy makes no empty group
  const bodies = endpoints.map(bodyOf)
  const described = {
    operationId: first.name.replace('/', '.'),
    tags: [first.name.split('/')[0]!],
    summary: endpoints
      .map(
        ({ name, kind, at }) =>
          `${at?.eventId === undefined ? '' : `eventId ${at.eventId}: `}${name} (${kind})`,
      )
      .join(', '),
    ...(first.for === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(first.scope === 'line' ? { parameters: [lineParameter] } : {}),
    requestBody:
      first.kind === 'upload'
        ? { content: { 'multipart/form-data': { schema: withFile(bodies[0]!) } } }
        : json(anyOf(bodies)),
  }
  if (first.kind !== 'download')
    return operation({
      ...described,
      answer: anyOf(endpoints.map(({ output }) => envelope(schemaOf(output, 'output')))),
    })
  const { responses, ...written } = operation({ ...described, answer: {} })
  return {
    ...written,
    responses: {
      ...responses,
      200: {
        description: 'The file; as JSON the refusal of a rule',
        content: {
          '*/*': { schema: binary },
          'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
        },
      },
    },
  }
}

/** The same file by an address, opened with a ticket. */
function linkTo(endpoint: Endpoint) {
  const { requestBody: _, security: __, ...call } = callOf([endpoint])
  const parameters = ['ticket', 'input'].map((name) => ({
    name,
    in: 'query',
    required: name === 'ticket',
    schema: { type: 'string' },
    description: name === 'ticket' ? 'Of session/ticket, good once' : 'What a POST has as its body, as JSON',
  }))
  return {
    ...call,
    operationId: `${call.operationId}ByLink`,
    parameters: [...(endpoint.scope === 'line' ? [lineParameter] : []), ...parameters],
  }
}

function bodyOf({ input, at }: Endpoint): Schema {
  const body = schemaOf(input, 'input')
  return at?.eventId === undefined
    ? body
    : { type: 'object', required: ['eventId'], properties: { eventId: { const: at.eventId }, para: body } }
}

/** The file comes last in the form. */
const withFile = ({ properties, required, ...body }: Schema): Schema => ({
  ...body,
  properties: { ...(properties as object), file: binary },
  required: [...((required as string[] | undefined) ?? []), 'file'],
}) // the parts of an object's schema

/** What is requested with GET: by a browser on its way to the log-in service, by load balancers, by monitoring. */
function otherPaths() {
  const get = (operationId: string, responses: object, more: object = {}) => ({
    get: { operationId, tags: ['server'], responses, ...more },
  })
  const redirect = { 302: { description: 'To the next page of the log-in' } }
  const state = {
    type: 'object',
    required: ['status', 'database', 'version'],
    properties: {
      status: { enum: ['up', 'degraded'] },
      database: { enum: ['up', 'down'] },
      version: { type: 'string' },
    },
  }
  return {
    '/api/oidc/start': get('oidc.start', redirect, { summary: 'Only where OIDC_ISSUER is set' }),
    '/api/oidc/callback': get('oidc.callback', redirect, { summary: 'Only where OIDC_ISSUER is set' }),
    '/api/ws': get('live.listen', { 101: { description: 'A websocket that names what changed' } }),
    '/api/openapi.json': get('server.openapi', {
      200: { description: 'This document', ...json({ type: 'object' }) },
      304: { description: 'Unchanged since the ETag that was sent' },
    }),
    ...Object.fromEntries(
      ['health', 'ready'].map((name) => [
        `/${name}`,
        get(`server.${name}`, {
          200: { description: 'Up', ...json(state) },
          503: { description: 'The database does not answer', ...json(state) },
        }),
      ]),
    ),
    '/live': get('server.live', { 200: { description: 'The process answers', ...json({ type: 'object' }) } }),
    '/metrics': get(
      'server.metrics',
      {
        200: { description: 'Prometheus text', content: { 'text/plain': { schema: { type: 'string' } } } },
        default: { $ref: '#/components/responses/Refused' },
      },
      { security: [{ metricsToken: [] }] },
    ),
  }
}
