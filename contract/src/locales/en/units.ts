/** What the product page and the unit passport say beside the fields' names. */
export const units = {
  scan: 'Scan serial number or ID', open: 'Open', listEmpty: 'No unit was registered on this line yet.', listNext: 'A unit appears here as soon as a station reports it.',
  startsWith: 'Serial begins with', passport: 'Unit passport', unknown: 'There is no unit {unit} on line {lineNumber}',
  unknownNext: 'Check what was scanned, or choose the line it was made on.', previous: 'Previous unit', next: 'Next unit',
  route: 'Route', failures: 'Failures', timeline: 'Timeline', noPasses: 'No station has worked on it yet.',
  attempt: 'Attempt {attempt}', loop: 'Rework {loop}', unasked: 'Worked without clearance', refusedAt: 'Refused at {station}', refusedTimes: '{count} times until {at}',
  offRoute: 'Not on the route', running: 'In work for {duration}', stationSays: 'Station says {verdict}', disagree: 'The station says {verdict}, we judge {judged}',
  valueCount: '{count} values', outOfLimits: '{count} out of limits', reading: 'Reading {reading}',
  limits: 'Limits', done: 'Passed', failed: 'Failed', here: 'Now here', toCome: 'Still to come', leftOut: { stepSkipped: 'Left out', notSampled: 'Not sampled' }, passes: '{count} passes', forPass: 'Pass {passNo}',
  questions: { hold: 'Put {unit} on hold. Why?', release: 'Release {unit}. Why?', scrap: 'Scrap {unit}. This cannot be undone. Why?' },
  moved: { hold: 'The unit is on hold', release: 'The unit is released', scrap: 'The unit is scrapped' },
  copySn: 'Copy the serial number', copyTable: 'Copy the values', copyFailed: 'The browser does not allow copying', print: 'Print', printedBy: 'Printed {at} by {userName}',
  versionOf: '{code}, version {version}', signature: 'Signature',
  place: 'Between the limits', noneAbove: 'This is the first of the list', noneBelow: 'This is the last that is loaded',
  bulk: { hold: 'Put {count} units on hold. Why?', release: 'Release {count} units. Why?', scrap: 'Scrap {count} units for good. Why?' },
  failedTooOften: 'Failed step {step} more often than the route allows',
}
