import { type RawBuilder, sql } from 'kysely'

/** A station that missed this many of its heartbeats is silent: not idle, not running, but unknown. */
export const beatsMissed = 3

/** When the last of them was due, of the row of `station_states` with this name. */
export const silentFrom = (states: RawBuilder<unknown>) =>
  sql<string>`(${states}.heard_at + ${sql.lit(beatsMissed)} * ${states}.heartbeat_seconds * interval '1 second')`
/** One place defines which stations are silent, so that boards, the register and notices name the same. One that never sent anything is not silent, and one that reports `unknown` is alive. */
export const isSilent = (states: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(${states}.station_status = 'unknown' and ${silentFrom(states)} <= now(), false)`
