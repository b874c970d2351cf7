/** How the figures of a line's board are made of others. */
export const boardFigures = {
  takenAt:
    'Availability, performance and quality are measured at station {station}, which has the longest planned cycle time of the line; stations only rework leads to do not count. The OK rate counts units of the whole line and may differ from quality.',
  formula: {
    oee: 'Availability × effectiveness × quality',
    availability: 'Producing time ÷ planned busy time',
    effectiveness: 'Planned cycle × produced ÷ producing time',
    quality: 'Good first time ÷ produced',
    okRate: 'OK ÷ inspected',
    firstPassYield: 'Good without any NG ÷ inspected',
    madeShift: 'Made this shift − target until now',
    madeToday: 'Made today − target until now',
  },
  about: {
    oee: 'The share of planned busy time that produced good units at the planned cycle time.',
    availability: 'Planned busy time is the shift so far, minus planned downtime and time without data.',
    effectiveness: 'Above 100%, the line is faster than planned: the planned cycle time is too long.',
    quality: 'A unit repaired later does not count as good first time.',
    okRate:
      'Inspected: units finished in this shift, and units that failed this shift and are not yet repaired.',
    firstPassYield:
      'Inspected: units finished in this shift, and units that failed this shift and are not yet repaired. A repaired unit counts as OK but not as first pass.',
    madeShift:
      'The target is the working time so far, without breaks, divided by the takt: the line’s target, or the longest planned cycle time of its stations.',
    madeToday:
      'The target is the working time of the production day so far, without breaks, divided by the takt: the line’s target, or the longest planned cycle time of its stations.',
  },
  term: {
    producingTime: 'Producing time',
    plannedBusyTime: 'Planned busy time',
    plannedDown: 'Planned downtime',
    unknownTime: 'Time without data',
    plannedCycle: 'Planned cycle',
    produced: 'Produced at this station',
    plannedTime: 'Planned time for it',
    goodFirst: 'Good first time',
    ok: 'OK in the end',
    ng: 'NG or scrapped',
    inspected: 'Inspected',
    firstGood: 'Good without any NG',
    made: 'Finished good',
    target: 'Target until now',
  },
}
