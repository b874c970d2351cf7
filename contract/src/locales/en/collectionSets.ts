/** What the page of process results says beside the fields' names. */
export const collectionSets = {
  about: 'What is measured at a step, and the limits it is judged by', views: 'Ways to look at it', view: { sets: 'Collection sets', results: 'All characteristics' },
  createOne: 'New collection set', idHint: 'Stays as it is; routes and stations name it.', listEmpty: 'There is no collection set yet.', wholeId: 'Collection set (in full)',
  hideList: 'Hide the list', showList: 'Show the list', versionShort: 'Version', versionOf: '{colSetId}, version {colSetVersion}', version: 'Version {version} · {status}',
  frozenReleased: 'Released and frozen: what was measured by version {colSetVersion} keeps its limits for ever. To change something, make a new version.',
  frozenObsolete: 'Retired: version {colSetVersion} stays for whoever looks at old units. To go on with it, make a new version.',
  changedMeanwhile: 'Somebody changed this set since you began to type.', takeTheirs: 'Show what they saved',
  rows: 'Characteristics', noRows: 'It has no characteristics yet.', noRowsNext: 'Add the first one below; then lines of a spreadsheet can be pasted into it.', add: 'Add a characteristic',
  pasteHint: 'Lines of a spreadsheet can be pasted into a cell.', discard: 'Discard changes', nothingToSave: 'Nothing was changed', saveQuestion: 'Save changes of {colSetId}, version {colSetVersion}?',
  moveUp: 'Move up: {resultCode}', moveDown: 'Move down: {resultCode}', duplicate: 'Duplicate: {resultCode}', remove: 'Remove: {resultCode}', firstAlready: 'It is already first', lastAlready: 'It is already last',
  faults: 'To be mended: {count}', rowNumber: 'Row {row}', noNumber: '“{text}” is no number', thousands: '“{text}” could be read in two ways. Write it without a thousands separator',
  textOrNumber: 'A target text cannot stand beside limits or a target: a reading is either a text or a number',
  saveFirst: 'Save or discard your changes first', withoutLimits: 'Without limits, so that every value is good: {codes}.',
  questions: {
    release: 'Release {colSetId}, version {colSetVersion}? From then on nothing in it can be changed.',
    retire: 'Retire {colSetId}, version {colSetVersion}? Orders on routes that measure by it can no longer be started.',
  },
  moved: { release: 'The set is released', retire: 'The set is retired' },
  revise: 'New version', reviseQuestion: 'Copy {colSetId}, version {colSetVersion}, into a new draft?', draftExists: 'There is a draft already: version {versions}.', revised: 'Version {version} is a draft',
  onlyDraft: 'Only a draft can be deleted', deleteQuestion: 'Delete the info of {colSetId}, version {colSetVersion}?', deleteInUse: 'Delete failed: route {by} measures by it',
  compare: 'Compare', compareOf: 'Compare versions of {colSetId}', oneVersion: 'There is only one version', first: 'First version', second: 'Second version', showSame: 'Also what is the same',
  versionHead: 'Version {colSetVersion}', fieldHead: 'Field', noDifference: 'The two versions say the same', difference: { added: 'Added', removed: 'Removed', changed: 'Changed', same: 'The same' },
}
