import { featureOf, type Endpoint } from '@takt/contract/endpoint.ts'
import { readLine } from './stored.ts'

/** Feature first, so that "orders changed" finds every query about orders; then its line, null for the plant. */
export const keyOf = (endpoint: Pick<Endpoint, 'name' | 'scope'>, input: unknown) =>
  [featureOf(endpoint), endpoint.name, endpoint.scope === 'line' ? readLine() : null, input] as const

export type CachedQuery = { queryKey: readonly unknown[]; meta?: Record<string, unknown> | undefined }

/** Whether a question has something to do with a feature: it is its own, or one it follows. */
export const isAbout = ({ queryKey, meta }: CachedQuery, feature: string) =>
  queryKey[0] === feature || (Array.isArray(meta?.follows) && meta.follows.includes(feature))

/** An earlier answer stays until the new one is there, but never one of another line: its figures would be under this line's name. */
export const ofSameLine =
  ([, , line]: readonly unknown[]) =>
  <A>(answer: A | undefined, cachedQuery: { queryKey: readonly unknown[] } | undefined): A | undefined =>
    cachedQuery?.queryKey[2] === line ? answer : undefined
