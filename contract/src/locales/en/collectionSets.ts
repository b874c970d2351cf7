/** What the page of process results says beside the fields' names. */
export const collectionSets = {
  about: 'What is measured at a step, and the limits it is judged by', views: 'Ways to look at it', view: { sets: 'Collection sets', results: 'All characteristics' },
  createOne: 'New collection set', idHint: 'Stays as it is; routes and stations name it.', listEmpty: 'There is no collection set yet.', wholeId: 'Collection set (in full)',
  hideList: 'Hide the list', showList: 'Show the list',
  rows: 'Characteristics', noRows: 'It has no characteristics yet.', noRowsNext: 'Add the first one below; then lines of a spreadsheet can be pasted into it.', add: 'Add a characteristic',
  pasteHint: 'Lines of a spreadsheet can be pasted into a cell.',
  moveUp: 'Move up: {resultCode}', moveDown: 'Move down: {resultCode}', duplicate: 'Duplicate: {resultCode}', remove: 'Remove: {resultCode}', firstAlready: 'It is already first', lastAlready: 'It is already last',
  faults: 'To be mended: {count}', rowNumber: 'Row {row}', noNumber: '“{text}” is no number', thousands: '“{text}” could be read in two ways. Write it without a thousands separator',
  textOrNumber: 'A target text cannot stand beside limits or a target: a reading is either a text or a number',
  withoutLimits: 'Without limits, so that every value is good: {codes}.',
  retireMeans: 'Orders on routes that measure by it can no longer be started.',
}
