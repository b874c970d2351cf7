import type { ErrorRow } from './error-row.ts'

export const qualityErrors = {
  'reworkers.no_type': { code: 41560, field: 'typeNos' },
  'rework.not_in_rework': { code: 41561, field: 'productId' },
  'rework.held': { code: 41562, field: 'productId' },
  'rework.reported': { code: 41563, field: 'productId' },
  'rework.same_defect': { code: 41564, field: 'reworkResult' },
  'rework.not_allowed': { code: 41565, field: 'operatorNo' },
  'rework.no_such_step': { code: 41566, field: 'returnStep' },
  'charts.too_few': { code: 41640, field: 'from' },
  'charts.no_scatter': { code: 41641, field: 'from' },
  'charts.withdrawn': { code: 41642 },
  'problems.wrong_state': { code: 41577 },
  'problems.not_ready': { code: 41578 },
  'defectReports.not_offered': { code: 41567, field: 'defectCode' },
  'gauges.no_characteristic': { code: 41571, field: 'resultCode' },
  'gauges.no_reference': { code: 41572, field: 'reference' },
  'gauges.no_tolerance': { code: 41573, field: 'resultCode' },
  'gauges.too_few': { code: 41574, field: 'readings' },
  'gauges.no_judgement': { code: 41576, field: 'readings' },
  'gauges.not_crossed': { code: 41575, field: 'readings' },
} as const satisfies Record<string, ErrorRow>
