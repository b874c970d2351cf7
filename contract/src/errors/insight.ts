import type { ErrorRow } from './error-row.ts'

export const insightErrors = {
  'output.no_slot': { code: 41430, field: 'start' },
  'stops.no_such': { code: 41811, field: 'start' },
  'stops.no_cause_station': { code: 41812, field: 'causeStation' },
  'stops.no_alarm': { code: 41813, field: 'alarmCode' },
  'stops.no_remark': { code: 41814, field: 'remark' },
  'stops.cause_not_asked': { code: 41815 },
  'handovers.no_work': { code: 41703, field: 'day' },
  'handovers.no_shift': { code: 41745, field: 'shiftName' },
  'handovers.too_early': { code: 41746 },
  'handovers.given_already': { code: 41747 },
  'handovers.not_given': { code: 41748 },
  'handovers.taken_already': { code: 41749 },
  'handovers.same_person': { code: 41750 },
  'handovers.not_yours': { code: 41751 },
  'walls.link_unknown': { code: 40130 },
  'walls.link_revoked': { code: 40131 },
  'walls.link_expired': { code: 40132 },
  'walls.expiry_wrong': { code: 40133, field: 'expiresAt' },
  'equipmentStatistics.nothing_yet': { code: 41650, field: 'from' },
  'equipmentStatistics.too_long': { code: 41651, field: 'from' },
} as const satisfies Record<string, ErrorRow>
