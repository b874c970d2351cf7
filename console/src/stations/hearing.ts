import type { StationRow } from '@takt/contract/stations.ts'

/** `silent`: it sent messages once and does no more. That is not idle, not down: unknown. */
export type Hearing = 'off' | 'never' | 'silent' | 'heard'

export function hearingOf({
  enabled,
  silent,
  lastHeartbeat,
  statusSince,
}: Pick<StationRow, 'enabled' | 'silent' | 'statusSince' | 'lastHeartbeat'>): Hearing {
  if (!enabled) return 'off'
  if (silent) return 'silent'
  return statusSince === null && lastHeartbeat === null ? 'never' : 'heard'
}
