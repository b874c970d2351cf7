/** What the order pages say beside the fields' names. */
export const orders = {
  newOrder: 'New order', editOrder: 'Edit {orderCode}', saveAndRelease: 'Save and release', released: 'The order is released', moved: 'Done', progress: 'Progress',
  progressOf: '{made} of {ordered}', scrapped: '{count} scrapped', endFromCycle: 'Calculated: {count} × {cycle}', endByHand: 'The line has no planned cycle time: enter the end yourself',
  onlyCreated: 'Only an order that is not released can be edited', wrongStatus: 'Not possible while it is: {orderStatus}', deleteQuestion: 'Delete the info of order {orderCode}?',
  questions: {
    release: 'Release order {orderCode}?', start: 'Start order {orderCode}?', pause: 'Why is {orderCode} paused?', resume: 'Resume order {orderCode}?',
    complete: 'Complete {orderCode} short. Why?', close: 'Close order {orderCode}?', cancel: 'Cancel {orderCode}. Why?',
  },
  queueTitle: 'The line’s queue', queueEmpty: 'Nothing waits on this line. Create an order and release it.', listEmpty: 'There is no order on this line yet.', createOne: 'Create an order',
  moveUp: 'Earlier: {orderCode}', moveDown: 'Later: {orderCode}', firstAlready: 'It is already first', lastAlready: 'It is already last', onlyInOrder: 'Only while the table is sorted by the queue',
  countdown: 'Until planned end', overdue: '{duration} late', left: '{duration} left', changeNumber: 'Quantity', changeNumberOf: 'Quantity of {orderCode}', numberHint: '{startedNumber} units are already started',
  readiness: 'Ready', readinessOf: 'Is {orderCode} ready?', ready: 'Ready', notReady: 'Not ready: {count}', mend: 'Mend what is red, then start.', startNow: 'Start',
  gantt: 'Plan of the queue', ganttAbout: '{orderCode}: planned {start} – {end}', ganttActual: 'running since {start}', now: 'now', typePicker: 'Released types', noType: 'There is no released type yet',
  duration: 'Duration',
  queued: '{orderCode} is moved in the queue', placeInQueue: 'Place', unknownOrder: 'There is no order {orderCode} on this line',
  bulk: { release: 'Release {count} orders?', cancel: 'Cancel {count} orders. Why?', delete: 'Delete {count} orders?' },
}
