/** What the page of process results says beside the fields' names. */
export const collectionSets = {
  about: 'What is measured at a step, and the limits it is judged by', views: 'Ways to look at it', view: { sets: 'Collection sets', results: 'All characteristics' },
  createOne: 'New collection set', idHint: 'Stays as it is; routes and stations name it.', listEmpty: 'There is no collection set yet.', wholeId: 'Collection set (in full)',
  hideList: 'Hide the list', showList: 'Show the list', versionShort: 'Version', versionOf: '{colSetId}, version {colSetVersion}',
  frozenReleased: 'Released and frozen: what was measured by version {colSetVersion} keeps its limits for ever. To change something, make a new version.',
  frozenObsolete: 'Retired: version {colSetVersion} stays for whoever looks at old units. To go on with it, make a new version.',
  changedMeanwhile: 'Somebody changed this set since you began to type.',
  rows: 'Characteristics', noRows: 'It has no characteristics yet.', noRowsNext: 'Add the first one below; then lines of a spreadsheet can be pasted into it.', add: 'Add a characteristic',
  pasteHint: 'Lines of a spreadsheet can be pasted into a cell.', saveQuestion: 'Save changes of {colSetId}, version {colSetVersion}?',
  moveUp: 'Move up: {resultCode}', moveDown: 'Move down: {resultCode}', duplicate: 'Duplicate: {resultCode}', remove: 'Remove: {resultCode}', firstAlready: 'It is already first', lastAlready: 'It is already last',
  faults: 'To be mended: {count}', rowNumber: 'Row {row}', noNumber: '“{text}” is no number', thousands: '“{text}” could be read in two ways. Write it without a thousands separator',
  textOrNumber: 'A target text cannot stand beside limits or a target: a reading is either a text or a number',
  withoutLimits: 'Without limits, so that every value is good: {codes}.',
  questions: {
    release: 'Release {colSetId}, version {colSetVersion}? From then on nothing in it can be changed.',
    retire: 'Retire {colSetId}, version {colSetVersion}? Orders on routes that measure by it can no longer be started.',
  },
  moved: { release: 'The set is released', retire: 'The set is retired' },
  reviseQuestion: 'Copy {colSetId}, version {colSetVersion}, into a new draft?',
  deleteQuestion: 'Delete the info of {colSetId}, version {colSetVersion}?', deleteInUse: 'Delete failed: route {by} measures by it',
}
