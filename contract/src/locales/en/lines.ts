/** What the page of lines says beside the fields' names. */
export const lines = {
  createOne: 'New line', editOne: 'Edit {lineNumber}', copyOne: 'Copy {lineNumber}', copyOf: 'New line like {lineNumber}', listEmpty: 'There is no line yet.',
  numberHint: 'Stays as it is: the line’s whole history stands under it.', saveQuestion: 'Save changes of {lineNumber}?',
  copyHint: 'Its stations, shifts and breaks come along, and the parameters of its stations as drafts to be released there. Routes, types and bills hold for every line. Keys, addresses and machine IDs do not: they belong to one machine.',
  okRateHint: 'Boards turn red below it. Empty: no target is shown', taktHint: 'Seconds a unit may take. Empty: the longest planned cycle of the stations counts',
  takeOut: 'Take out of use', putIn: 'Put into use', tookOut: '{lineNumber} is out of use', hasPutIn: '{lineNumber} is in use again',
  outQuestion: 'Take {lineNumber} out of use? Every message of its stations is refused until it is put into use again: no unit arrives, none is completed. Orders, units and history stay as they are.',
  inQuestion: 'Put {lineNumber} into use again?', deleteQuestion: 'Delete the info of line {lineNumber}?', insteadOf: 'Take it out of use instead?', deleteFailed: 'Delete failed',
  shifts: 'Shifts and breaks', editShifts: 'Shifts of {lineNumber}', noShifts: 'No shifts: the line works round the clock, a day lasts from midnight to midnight.',
  shiftsAbout: 'They repeat every day, in the plant’s time. A shift may cross midnight; shifts must not overlap; breaks lie within their shift.',
  addShift: 'Add a shift', removeShift: 'Remove {shiftName}', addBreak: 'Add a break', removeBreak: 'Remove the break {start} – {end}', mostShifts: 'A line has 6 shifts at most', mostBreaks: 'A shift has 12 breaks at most',
  nextDay: 'ends on the next day', roundTheClock: '24 hours', breakNumber: 'Break {number}', newShift: 'Shift {number}', shiftsQuestion: 'Save the shifts of {lineNumber}? They count from tomorrow on: today and the days before stay as they were worked. The first shifts of a line count at once.',
  shiftChanges: 'Changes of the shifts', toStations: 'To the stations', worked: '{duration} of work a day', day: 'The day, from midnight to midnight',
}
