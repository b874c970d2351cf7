import type { ErrorRow } from './error-row.ts'

export const responseErrors = {
  'andon.wrong_state': { code: 41580 },
  'andon.no_station': { code: 41581, field: 'stationNumber' },
} as const satisfies Record<string, ErrorRow>
