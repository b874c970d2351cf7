import type { CycleTimeRow } from '@takt/contract/cycleTimes.ts'

export const keyOf = ({ stationNumber, typeNo }: CycleTimeRow) => `${stationNumber} ${typeNo}`

export const ofTheWay = (rows: readonly CycleTimeRow[]) => rows.filter(({ setsPace }) => setsPace)

/** The one to look at first: that keeps the line from being faster. */
export const slowestOf = (rows: readonly CycleTimeRow[]) =>
  ofTheWay(rows).toSorted((a, b) => b.medianCycle - a.medianCycle)[0] ?? rows[0]

/** The station, and of which type where it made several. */
export const nameOf = (row: CycleTimeRow, rows: readonly CycleTimeRow[]) =>
  rows.some((one) => one.typeNo !== row.typeNo) ? `${row.stationNumber} · ${row.typeNo}` : row.stationNumber
