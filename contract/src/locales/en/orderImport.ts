/** Orders from a file. */
export const orderImport = {
  button: 'Import', title: 'Orders from a file', template: 'An empty table to fill in', choose: 'Choose a CSV or Excel file, or drop it here',
  about: 'The first row names the columns; each further row is one order of this line. An order that is there already is changed where the file says so. Times: 2026-03-02 06:00 by the plant’s clock, or with a time zone.',
  unreadable: 'This file cannot be read', noRows: 'There is nothing under the first row', tooManyRows: 'A file may have {most} rows at most', columns: 'Columns of the file', column: 'Column', means: 'Means', leftOut: 'Left out',
  example: 'For example', missing: 'Say which column is: {field}', judging: 'Checking every row …', willCreate: 'New: {count}', willUpdate: 'Changed: {count}', willStay: 'As they are: {count}', faulty: 'With a fault: {count}',
  noFaults: 'Every row can be taken.', mend: 'Mend the faults in the file, or leave those rows out.', leaveOutFaulty: 'Leave out the rows with a fault', row: 'Row', fault: 'What is wrong', more: 'The first {count} are shown.',
  wrongTime: 'A time is wanted, such as 2026-03-02 06:00',
  doIt: 'Import orders: {count}', done: 'Orders imported: {count}', nothing: 'Nothing would change', askedMaterials: 'Made from, as the host says',
}
