import { dropDaysOf } from './station-days.queries.ts'

export { stationFigures } from './figures.ts'
export { proveStationDays } from './prove.ts'
export { keepStationDays } from './station-days.ts'
export { stationTimesOf } from './station-times.ts'

export const lineStationDaysPart = { remove: dropDaysOf }
