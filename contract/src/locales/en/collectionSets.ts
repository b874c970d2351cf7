/** Words of the page of process results, besides the names of fields. */
export const collectionSets = {
  about: 'What is measured at a step, and the limits it is judged by',
  views: 'View',
  view: { sets: 'Collection sets', results: 'All characteristics' },
  createOne: 'New collection set',
  idHint: 'Cannot be changed later: routes and stations refer to it.',
  listEmpty: 'No collection sets yet.',
  wholeId: 'Collection set (exact)',
  rows: 'Characteristics',
  noRows: 'No characteristics yet.',
  noRowsNext: 'Add the first one below, or paste rows from a spreadsheet into it.',
  add: 'Add a characteristic',

  textOrNumber:
    'A target text cannot be combined with limits or a target value: a reading is either text or a number',
  withoutLimits: 'No limits, so every value is accepted: {codes}.',
  retireMeans: 'Orders on routes that use it can no longer be started.',
  tryValue: 'Test a value',
  tryAbout:
    'Enter a reading: it is judged by the saved limits, as one from a station would be. Nothing is stored.',
  tooLow: 'below the lower limit {limit}',
  tooHigh: 'above the upper limit {limit}',
  otherText: 'must be “{text}”',
  noNumber: 'Enter a number',
  noLimits: 'It has no limits: every value is good.',
}
