/** What every import from a file says. */
export const imports = {
  import: 'Import', template: 'An empty file with all columns', choose: 'Drop a CSV file here, or choose one', checking: 'Checking…', do: 'Write {count}', done: '{count} written', nothingNew: 'The file changes nothing',
  unread: { unreadable: 'This is no readable CSV file.', noRows: 'The file has no rows.', tooManyRows: 'At most {most} rows at a time.', doubleColumn: 'The column {column} stands there twice.' },
  leftOut: 'Columns that are not read: {columns}', willCreate: 'New: {count}', willUpdate: 'Changed: {count}', willStay: 'As they are: {count}', faults: 'Faults: {count}', first: 'The first {count} are shown.',
  mend: 'Mend the file and choose it again: all rows are written or none.', noFaults: 'Every row is right. Nothing is written yet.', row: 'Row', column: 'Column', fault: 'What is wrong',
}
