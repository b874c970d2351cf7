import type { StationRow } from '@takt/contract/stations.ts'

/** `silent`: it spoke once and does no more. That is not idle, not down: nobody knows. */
export type Hearing = 'off' | 'never' | 'silent' | 'heard'

export function hearingOf({
  enabled,
  stationStatus,
  statusSince,
  lastHeartbeat,
}: Pick<StationRow, 'enabled' | 'stationStatus' | 'statusSince' | 'lastHeartbeat'>): Hearing {
  if (!enabled) return 'off'
  if (stationStatus !== 'unknown') return 'heard'
  return statusSince === null && lastHeartbeat === null ? 'never' : 'silent'
}
