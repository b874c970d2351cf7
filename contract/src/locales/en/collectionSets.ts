/** What the page of process results says beside the fields' names. */
export const collectionSets = {
  about: 'What is measured at a step, and the limits it is judged by',
  views: 'Ways to look at it',
  view: { sets: 'Collection sets', results: 'All characteristics' },
  createOne: 'New collection set',
  idHint: 'Stays as it is; routes and stations name it.',
  listEmpty: 'There is no collection set yet.',
  wholeId: 'Collection set (in full)',
  hideList: 'Hide the list',
  showList: 'Show the list',
  rows: 'Characteristics',
  noRows: 'It has no characteristics yet.',
  noRowsNext: 'Add the first one below; then lines of a spreadsheet can be pasted into it.',
  add: 'Add a characteristic',

  textOrNumber:
    'A target text cannot stand beside limits or a target: a reading is either a text or a number',
  withoutLimits: 'Without limits, so that every value is good: {codes}.',
  retireMeans: 'Orders on routes that measure by it can no longer be started.',
}
