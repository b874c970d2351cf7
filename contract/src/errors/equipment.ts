import type { ErrorRow } from './error-row.ts'

export const equipmentErrors = {
  'tools.wrong_state': { code: 41752 },
  'tools.worn': { code: 41753, field: 'toolCode' },
  'tools.mounted': { code: 41754 },
  'tools.asked_already': { code: 41755 },
  'tools.not_asked': { code: 41756 },
  'tools.same_person': { code: 41757 },
  'inspections.fixed_at_creation': { code: 41590 },
  'inspections.hours_needed': { code: 41591, field: 'everyHours' },
  'inspections.pieces_needed': { code: 41740, field: 'everyPieces' },
  'inspections.minutes_needed': { code: 41741, field: 'stopMinutes' },
  'inspections.shift_is_fixed': { code: 41592, field: 'inspectSchedule' },
  'inspections.limits_crossed': { code: 41593, field: 'upperSpecLimit' },
  'inspections.retired': { code: 41594, field: 'itemCode' },
  'inspections.value_needed': { code: 41595, field: 'resultValue' },
  'inspections.result_needed': { code: 41596, field: 'resultStatus' },
  'inspections.corrected_already': { code: 41597 },
  'alarms.too_many': { code: 41620 },
  'alarms.acknowledged_already': { code: 41621 },
  'alarms.shelved_already': { code: 41670 },
  'alarms.not_shelved': { code: 41671 },
} as const satisfies Record<string, ErrorRow>
