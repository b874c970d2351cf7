/** What the page of bills says beside the fields' names. */
export const boms = {
  about: 'What a type is made from: which part, how many, at which station', code: 'Bill', name: 'Name of the bill', version: 'Version', createOne: 'New bill of material', codeHint: 'Stays as it is; orders and packages name it.', listEmpty: 'There is no bill of material yet.', withPart: 'Contains the part',
  hideList: 'Hide the list', showList: 'Show the list', typePicker: 'Choose a type', validHint: 'A word to people; an order takes the bill it names.',
  rows: 'Parts', tree: 'As a tree', noRows: 'It has no parts yet.', noRowsNext: 'Add the first one below, paste lines of a spreadsheet into it, or import a file.', add: 'Add a part', partName: 'Part name', unit: 'Unit',
  draftHint: 'A draft may be saved as it is; it is released when nothing is left to mend.', typeUnknown: 'There is no type {typeNo}: it cannot be released', saveFirst: 'Save first: the grid is not what is saved',
  retireMeans: 'Orders that take it can no longer be started.', uses: 'Where it is used',
  importRows: 'Import', importTitle: 'Import parts of {code}', importAbout: 'A CSV file with a row for each part, as an export writes it. Its rows take the place of those in the grid; nothing is saved before you save.', imported: '{count} rows stand in the grid. Nothing is saved yet.',
  alternate: 'or', perUnit: '{quantity} {unit}', groups: '{count} part groups, {rows} rows', unknownPart: 'There is no such part', blockedPart: 'Blocked', takes: { backflush: 'from what is bound', scan: 'scanned: {serialType}' },
}
