import type { FieldName } from '../../field-names.ts'

/** Words of the page of cycle times, besides the names of fields. */
export const cycleTimes = {
  cycles: 'Which cycles count',
  view: { all: 'All cycles', withoutOutliers: 'Without outliers' },
  period: 'From {from} to {to}',
  balance: 'Median cycle per station against the takt',
  stations: 'Stations',
  station: 'Station',
  pick: 'Select a station to show its cycles',
  scatter: 'Cycles over time · {name}',
  histogram: 'Distribution · {name}',
  pickPoint: 'Select a point to open the unit',
  newest: 'The newest {count} cycles',
  targetPerHour: 'Target per hour',
  best: 'Demonstrated best',
  bestAbout: 'Kept for whole hours by the fastest tenth of {hours} hours with at least {passes} cycles each.',
  tooFewHours:
    'Needs {least} hours with at least {passes} cycles each; there are {hours}. Choose a longer period.',
  faster: '{share} below the target.',
  standards: 'Standards',
  standardsAbout:
    'A standard holds for this station and type from a moment on, whatever station and package plan. What was made before stays judged by what held then.',
  standardsNone: 'No standard is set: the package or the station plans the target.',
  proposeBest: 'Propose {level} as standard',
  propose: 'Propose a standard',
  proposeTitle: 'New standard for {name}',
  cycleHint: 'Empty: from then on the package or the station plans again.',
  validHint: 'Whole quarter hours, not in the past. Empty: from the next one.',
  proposed: 'The new standard is set',
  planAgain: 'Package or station',
  validSince: 'from {from} · {by}',
  holds: 'in force',
  toCome: 'not yet begun',
  withdraw: 'Withdraw',
  withdrawQuestion: 'Withdraw the standard valid from {from}? It has not begun and never will.',
  withdrawn: 'The standard is withdrawn',
  nothing: 'No cycles in this period.',
  nothingNext:
    'A cycle is measured when a station reports that a unit arrived and is completed. Choose a longer period, or see whether the stations report.',
  drivers: 'What drives the cycle',
  driversAbout:
    'Each group against all other cycles, of the last {count}. The figure beside a driver is how much shorter the average cycle would be if its clearly slower groups were like the others. Clear is more than chance explains (95% for all groups together); cycles that follow each other are alike, so hours and whole stretches are compared, not single cycles. Groups of fewer than {least} cycles, or seen against others fewer than {stretches} times, are not compared. What differs together is not told apart.',
  effect: 'costs {seconds} per cycle',
  under: 'under {seconds}',
  noEffect: 'nothing clearly slower',
  tooFew: 'too little to compare',
  group: 'Group',
  difference: 'Difference',
  nobody: 'Nobody logged in',
  hour: 'Hour {hour}',
  soon: 'Up to 5 min after a stop',
  some: '5 to 30 min after a stop',
  long: 'More than 30 min after a stop',
  clear: 'clear',
  typeBefore: 'Type before',
  sinceStop: 'Time since the last stop',
  operator: 'Operator',
  operatorCount: 'Operators logged in',
  shiftHour: 'Hour of the shift',
  about: [
    'A cycle is the time of a unit at a station, from in to out, retests included.',
    'Target: the standard in force when the cycle ended; without one, as the package of the type plans it now, else the cycle time of the station.',
    'Hit rate = cycles no longer than the target ÷ all cycles.',
    'Outliers lie more than three quartile ranges beyond the middle half of their station and type.',
    'Actual per hour = 3600 ÷ average cycle.',
  ],
}

export const cycleTimesFields = {
  medianCycle: 'Median cycle',
  minCycle: 'Shortest cycle',
  maxCycle: 'Longest cycle',
  cycleP95: 'P95 cycle',
  samples: 'Cycles',
  outliers: 'Outliers',
  hitRate: 'Hit rate',
  actualPerHour: 'Actual per hour',
} satisfies Partial<Record<FieldName, string>>

export const cycleTimesErrors = {
  'cycleStandards.in_past': 'A standard changes nothing that was: choose a moment that is still to come',
  'cycleStandards.not_on_quarter': 'A standard begins with a quarter of an hour, such as 14:15',
  'cycleStandards.begins_then':
    'Another standard of this station and type begins then: withdraw it first, or choose another moment',
  'cycleStandards.begun': 'This standard has begun. Propose another one that follows it',
}
