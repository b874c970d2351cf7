import type { ErrorRow } from './error-row.ts'

export const qualityErrors = {
  'reworkers.no_type': { code: 41560, field: 'typeNos' },
} as const satisfies Record<string, ErrorRow>
