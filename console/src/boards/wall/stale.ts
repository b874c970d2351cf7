/** Older than this, figures that are renewed every ten seconds have missed several renewals. */
export const staleAfter = 30_000

export type Heard = {
  /** Now, by the server's clock, and when these figures were made, by the same. */
  now: number
  asOf: number
  /** When they came, and since when the websocket is as it is: both by this machine's clock. */
  receivedAt: number
  live: { state: 'connecting' | 'live' | 'lost'; since: number }
}

/** The connection broke and no answer has come since, or the last one is old: a frozen board looks like a line that runs well. */
export function isStale({ now, asOf, receivedAt, live }: Heard): boolean {
  return now - asOf > staleAfter || (live.state === 'lost' && receivedAt < live.since)
}
