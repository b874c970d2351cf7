import type { FieldName } from '../../field-names.ts'

/** What the page of cycle times says beside the fields' names. */
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
  adopt: 'Set {level} as target',
  adoptQuestion:
    'Set the cycle time of {station} from {now} to {level}? It applies from now on to every type whose package plans none.',
  adopted: 'The new cycle time applies from now on',
  ofPackage: 'The package of this type plans the target; a new version of it takes another.',
  openPackage: 'Open the package',
  nothing: 'No cycles in this period.',
  about: [
    'A cycle is the time of a unit at a station, from in to out, retests included.',
    'Target: as the package of the type plans it now, else the cycle time of the station.',
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
