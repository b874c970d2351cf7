import type { Colour, DayType, SlotType } from '../../../calendar.ts'
import type { StationStatus, TimeClass } from '../../../stations.ts'

export const plantChoices = {
  stationStatus: {
    unknown: 'No data',
    waiting: 'Waiting',
    warning: 'Warning',
    running: 'Running',
    unbound: 'Material not loaded',
    producing: 'Producing',
    repaired: 'In repair',
    break: 'Break',
    down: 'Down',
    maintain: 'Maintenance',
    debugging: 'Set-up',
    defect: 'Fault',
    processed: 'Processed',
  } satisfies Record<StationStatus, string>,
  timeClass: {
    producing: 'Producing',
    delay: 'Waiting',
    unplanned: 'Unplanned downtime',
    setup: 'Set-up',
    planned: 'Planned downtime',
    unknown: 'No data',
  } satisfies Record<TimeClass, string>,
  dayType: { workday: 'Workday', holiday: 'Holiday', overtime: 'Overtime' } satisfies Record<DayType, string>,
  slotType: {
    work: 'Work',
    break: 'Break',
    meal: 'Meal',
    cleaning: 'Cleaning',
    meeting: 'Meeting',
  } satisfies Record<SlotType, string>,
  colour: {
    blue: 'Blue',
    green: 'Green',
    orange: 'Orange',
    purple: 'Purple',
    cyan: 'Cyan',
    magenta: 'Magenta',
    gold: 'Gold',
    grey: 'Grey',
  } satisfies Record<Colour, string>,
}
