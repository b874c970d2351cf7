/** Words of a grid that is typed into like a spreadsheet. */
export const grid = {
  moveUp: 'Move up: {name}',
  moveDown: 'Move down: {name}',
  duplicate: 'Duplicate: {name}',
  remove: 'Remove: {name}',
  firstAlready: 'It is already first',
  lastAlready: 'It is already last',
  faults: 'To fix: {count}',
  increase: 'Increase',
  decrease: 'Decrease',
  rowNumber: 'Row {row}',
  noNumber: '“{text}” is not a number',
  thousands: '“{text}” is ambiguous. Enter it without a thousands separator',
  pasteHint: 'Rows from a spreadsheet can be pasted into a cell.',
}
