/** What the order pages say beside the fields' names. */
export const orders = {
  newOrder: 'New order', editOrder: 'Edit {orderCode}', saveAndRelease: 'Save and release', released: 'The order is released', moved: 'Done', progress: 'Progress',
  scrapped: '{count} scrapped', endFromCycle: 'Calculated: {count} × {cycle}', endByHand: 'The line has no planned cycle time: enter the end yourself',
  onlyCreated: 'Only an order that is not released can be edited', wrongStatus: 'Not possible while it is: {orderStatus}', deleteQuestion: 'Delete the info of order {orderCode}?',
  questions: {
    release: 'Release order {orderCode}?', start: 'Start order {orderCode}?', pause: 'Why is {orderCode} paused?', resume: 'Resume order {orderCode}?',
    complete: 'Complete {orderCode} short. Why?', close: 'Close order {orderCode}?', cancel: 'Cancel {orderCode}. Why?',
  },
  queueTitle: 'The line’s queue', queueEmpty: 'Nothing waits on this line. Create an order and release it.', listEmpty: 'There is no order on this line yet.', createOne: 'Create an order',
  moveUp: 'Earlier: {orderCode}', moveDown: 'Later: {orderCode}', firstAlready: 'It is already first', lastAlready: 'It is already last', onlyInOrder: 'Only while the table is sorted by the queue',
  countdown: 'Until planned end', overdue: '{duration} late', left: '{duration} left', changeNumber: 'Quantity', changeNumberOf: 'Quantity of {orderCode}', numberHint: '{startedNumber} units are already started',
  readiness: 'Ready', readinessOf: 'Is {orderCode} ready?', ready: 'Ready', notReady: 'Not ready: {count}', warned: 'Ready, with {count} to look at', mendAt: 'Open {page}', mayNotMend: 'Your role may not open {page}', mend: 'Mend what is red, then start.', startNow: 'Start',
  gantt: 'Plan of the queue', ganttAbout: '{orderCode}: planned {start} – {end}', ganttActual: 'running since {start}', now: 'now', typePicker: 'Released types', noType: 'There is no released type yet',
  duration: 'Duration',
  drag: 'Move {orderCode}: drag it, or Alt with the up and down arrows', queued: '{orderCode} is moved in the queue', placeInQueue: 'Place',
  bulk: { release: 'Release {count} orders?', cancel: 'Cancel {count} orders. Why?', delete: 'Delete {count} orders?' },
  serialsHint: 'Labels can be printed before the first unit is begun', bomHint: 'Empty: nothing is checked or consumed', bomPicker: 'Released BOMs of the type', noBom: 'This type has no released BOM', overlap: 'The same type is planned at the same time: {orders}',
  codeNext: 'Left empty it becomes {orderCode}', codeHint: 'Left empty, the next number of the numbering rule is taken', routeHint: 'Empty: the route of the type', changesEmpty: 'Nobody has changed the queue of this line yet.', pastEmpty: 'No order has ended on this line yet.', pastAbout: 'Planned and actual duration of the orders in the table', hours: 'Hours', archive: 'All order data', archiveQuestion: 'Download all order data of line {lineNumber}?',
  archiveAbout: 'One ZIP with everything the line knows of its orders, as CSV tables: orders, units, passes, failures. It can take minutes and can be stopped at any time.', withValues: 'With every measured value', archiving: 'Downloading all order data',
  unitsOf: 'Units', toUnits: 'Show the units', failures: 'Most frequent failures', noFailures: 'Nothing failed.', events: 'What happened', byLine: 'By its last good unit', okRateOf: '{good} good of {all}', noUnits: 'No unit was begun.',
  oeeAbout: 'OEE of the line while the order ran, at the station that sets the pace, by the cycle planned today', longer: '{duration} longer than planned', shorter: '{duration} shorter than planned', asPlanned: 'as planned',
}
