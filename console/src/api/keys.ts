import { featureOf, type Endpoint } from '@takt/contract/endpoint.ts'
import { readLine } from './stored.ts'

/** Feature first, so that "orders changed" finds every question about orders; then the line it was asked on, null for the plant. */
export const keyOf = (endpoint: Pick<Endpoint, 'name' | 'scope'>, input: unknown) =>
  [featureOf(endpoint), endpoint.name, endpoint.scope === 'line' ? readLine() : null, input] as const
