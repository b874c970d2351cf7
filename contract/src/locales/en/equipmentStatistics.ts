import type { FieldName } from '../../field-names.ts'

/** Words of the page of equipment statistics, besides the names of fields. */
export const equipmentStatistics = {
  about: 'How every station spent the period, and what follows from it by ISO 22400-2',
  times: 'Time used',
  stations: 'Stations',
  strip: 'Status over time',
  showAll: 'Show all',
  zoomHint:
    'Draw over a strip to enlarge a span. On a strip, + and − enlarge and reduce, the arrows move, Esc shows all.',
  saidOf: 'What {station} said',
  stripCut: 'the latest {days} days of the period',
  shifts: 'Shift by shift, at {station}',
  shiftsNone: 'No station has a planned cycle: the line has no OEE. Give the stations their cycle time.',
  chartOf: 'OEE and its factors by shift',
  formula: '{figure} of {station}',
  work: 'Work time {time}',
  noneSaid: 'No station said anything in this period.',
  noneNext: 'A station reports its status by itself, with the key it was given.',
  fAvailability: '{producing} producing ÷ {busy} planned busy time',
  fEffectiveness: '{made} passes × {cycle} planned ÷ {producing} producing',
  fQuality: '{good} good at first try ÷ {made} passes',
  fOee: '{availability} × {effectiveness} × {quality}',
  fMtbf: '{producing} producing ÷ {stops} stops',
  fMttr: '{down} down ÷ {stops} stops',
  busy: 'Planned busy time is the work time without planned downtime and without what nobody saw ({unknown} unknown).',
  noCycle: 'without a planned cycle',
  events: 'What the station said',
  bottleneck: 'Bottleneck by active periods',
  bottleneckNow: 'Now {now}. Slowest planned cycle: {planned}.',
  bottleneckLast: 'Last {now}. Slowest planned cycle: {planned}.',
  bottleneckAbout:
    'At each moment the bottleneck is the station with the longest unbroken activity: working, down or set-up. Waiting and breaks end it. Pale: the bottleneck shifts from one station to the next ({shifting}). A station only rework leads to is none.',
  onlyRework: 'Rework',
  leading: 'Longest active',
  sole: 'Of it alone',
  noLead: 'No station was active in this time.',
  leadsOf: 'When {station} was the bottleneck',
  waterfall: 'Planned busy time and where it went',
  busyTime: 'Planned busy time',
  step: 'Step',
  shortStops: 'Short stops',
  longStops: 'Stops',
  longWaits: 'Waiting, longer',
  shortStopsOf: '{count} in {time}',
  speedLoss: 'Speed loss',
  qualityLoss: 'Quality loss',
  effective: 'Effective time',
  undivided: 'Producing, without a planned cycle',
  pieces: 'Pieces',
}

export const equipmentStatisticsFields = {
  isPacing: 'Pace',
  stops: 'Stops',
  stopped: 'Stopped time',
  mtbf: 'MTBF',
  mttr: 'MTTR',
  produced: 'Passes',
  goodFirst: 'Good at first try',
  plannedCycle: 'Planned cycle',
} satisfies Partial<Record<FieldName, string>>

export const equipmentStatisticsErrors = {
  'lines.stop_limits':
    'A stop cannot count as short from {short}\u00a0s on and need a reason above {long}\u00a0s: the first limit is below the second',
  'equipmentStatistics.nothing_yet': 'This period has not begun yet',
  'equipmentStatistics.too_long': 'At most {most} days at once',
}
