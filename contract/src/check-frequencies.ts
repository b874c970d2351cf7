/** Due by the clock. */
const rhythms = ['shift', 'day', 'week', 'hours'] as const
/** Due after an event: an order starts, its first piece was made at the station, the station makes another type, so many pieces, a stop, other material is bound, a tool is mounted. */
export const checkTriggers = [
  'order',
  'firstPiece',
  'changeover',
  'pieces',
  'stop',
  'material',
  'tool',
] as const
export type CheckTrigger = (typeof checkTriggers)[number]
export const inspectFrequencies = [...rhythms, ...checkTriggers] as const
export type InspectFrequency = (typeof inspectFrequencies)[number]
export const isTrigger = (frequency: InspectFrequency | undefined): frequency is CheckTrigger =>
  checkTriggers.some((one) => one === frequency)
/** Fixed: by the line's calendar, whenever the last check was. Floating: so long after the last check. */
export const inspectSchedules = ['fixed', 'floating'] as const
export type InspectSchedule = (typeof inspectSchedules)[number]
