/** What the page of processes says beside the fields' names. */
export const passes = {
  stationSaid: 'The station said NG', listEmpty: 'No station of this line has worked on a unit yet.', listNext: 'A row appears here as soon as a station completes a unit.',
  openHint: 'A row opens the unit passport', views: 'Ways to look at it', view: { list: 'Passes', figures: 'Yield and waiting' },
  yieldOf: 'Yield of each process', retestOf: 'Retest rate of each process', wipOf: 'Units before each process now',
  firstPassYield: 'First pass yield', finalYield: 'Final yield', runYield: 'Yield of all passes', retestRate: 'Retest rate', process: 'Process',
  inspected: 'Inspected', firstOk: 'OK at the first try', finalOk: 'OK in the end', retested: 'Retested', passes: 'Passes', okPasses: 'OK passes',
  waiting: 'Waiting', inWork: 'In work', held: 'On hold', oldest: 'Longest wait', median: 'Median wait', pick: 'A bar shows its passes', pickWip: 'A bar shows its units', noWip: 'No unit is on the floor.',
  how: 'How it is worked out',
  about: {
    inspected: 'Inspected are the units that were tried at a process for the first time in the period. Result and first try or retest do not narrow these figures.',
    firstPassYield: 'First pass yield = OK at the first try ÷ inspected.', finalYield: 'Final yield = OK at the last try so far ÷ inspected.',
    runYield: 'Yield of all passes = OK passes ÷ passes of the period.', retestRate: 'Retest rate = units tried more than once ÷ inspected.',
    wip: 'A unit waits since a station was last heard of it. Those on hold and those a station works on do not wait. The period does not narrow it: it is now.',
  },
}
