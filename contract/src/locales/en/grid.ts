/** What a grid says that is typed into like a spreadsheet. */
export const grid = {
  moveUp: 'Move up: {name}',
  moveDown: 'Move down: {name}',
  duplicate: 'Duplicate: {name}',
  remove: 'Remove: {name}',
  firstAlready: 'It is already first',
  lastAlready: 'It is already last',
  faults: 'To be mended: {count}',
  rowNumber: 'Row {row}',
  noNumber: '“{text}” is no number',
  thousands: '“{text}” could be read in two ways. Write it without a thousands separator',
  pasteHint: 'Lines of a spreadsheet can be pasted into a cell.',
}
