/** What is said where labels and travelers are printed. */
export const labels = {
  byPackage: 'By the package, as at the step {stepName}', printNow: 'Print', print: 'Print labels', printOne: 'Print label', printOf: 'Labels of {code}', printLot: 'Print the lot’s label', traveler: 'Print the traveler', fromNo: 'From number', toNo: 'To number', count: '{count} labels', again: '{count} of them were printed before: they are reprints',
  none: 'This order has no serials', noneWhy: 'They are made at release where the order says so, or here.', make: 'Make serials', makeOf: 'Serials for {orderCode}', more: 'How many', made: 'The serials are made', serials: 'Serials', printed: 'Marked as printed',
  route: 'Route', parts: 'Parts', done: 'Done', notYet: 'It has none before it is released',
}
