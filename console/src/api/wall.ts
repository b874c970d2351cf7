import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint, Query } from '@takt/contract/endpoint.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { call, type Screen } from './call.ts'
import { useLive } from './live.ts'

/** While nothing notifies of changes, it is read often; else targets and time move on by themselves. */
const [unheard, heard] = [5_000, 10_000]
/** A link that has ended does not come back; tried now and then all the same, so that nobody walks to a screen to press a key. */
const ended = 60_000

/** An answer for a screen nobody touches: of any line, by link or session, read again for ever, also after errors and in a window that is not in front. */
export function useWallAnswer<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Query<I, O> | Endpoint<'query', I, O, 'plant'>,
  screen: Screen,
  ready = true,
): UseQueryResult<z.output<O>, Refusal> {
  const live = useLive(({ state }) => state === 'live')
  return useQuery<z.output<O>, Refusal>({
    // Its figures are the boards': it follows them. The token does not become part of what is kept.
    queryKey: [
      screen.line === null ? 'walls' : 'boards',
      endpoint.name,
      screen.line,
      screen.wall === null ? 'session' : 'link',
    ],
    queryFn: ({ signal }) => call(endpoint, {} as z.input<I>, signal, screen), // the queries of a wall have no input
    enabled: ready,
    retry: false,
    refetchInterval: ({ state: { error } }) => (error && isOver(error) ? ended : live ? heard : unheard),
    refetchIntervalInBackground: true,
  })
}

/** The link does not open anything any more. */
export const isOver = ({ key }: Refusal) =>
  key === 'walls.link_unknown' || key === 'walls.link_revoked' || key === 'walls.link_expired'
