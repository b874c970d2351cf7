import type { ErrorRow } from './error-row.ts'

export const insightErrors = {
  'output.no_slot': { code: 41430, field: 'start' },
  'walls.link_unknown': { code: 40130 },
  'walls.link_revoked': { code: 40131 },
  'walls.link_expired': { code: 40132 },
  'walls.expiry_wrong': { code: 40133, field: 'expiresAt' },
  'equipmentStatistics.nothing_yet': { code: 41650, field: 'from' },
  'equipmentStatistics.too_long': { code: 41651, field: 'from' },
} as const satisfies Record<string, ErrorRow>
