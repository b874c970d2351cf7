/** What the page of lines says beside the fields' names. */
export const lines = {
  createOne: 'New line',
  editOne: 'Edit {lineNumber}',
  copyOne: 'Copy {lineNumber}',
  copyOf: 'New line like {lineNumber}',
  listEmpty: 'No lines yet.',
  numberHint: 'Cannot be changed later: the history of the line is recorded under it.',
  saveQuestion: 'Save changes of {lineNumber}?',
  copyHint:
    'Copies stations, shifts and breaks, and the station parameters as drafts. Routes, types and BOMs apply to every line anyway. Keys, addresses and machine IDs are not copied: they belong to one machine.',
  okRateHint: 'Boards turn red below it. Empty: no target is shown',
  taktHint: 'Seconds per unit. Empty: the longest planned cycle time of the stations',
  takeOut: 'Take out of use',
  putIn: 'Put into use',
  tookOut: '{lineNumber} is out of use',
  hasPutIn: '{lineNumber} is in use again',
  outQuestion:
    'Take {lineNumber} out of use? All messages of its stations are refused until it is put back into use: no unit can start or finish. Orders, units and history are kept.',
  inQuestion: 'Put {lineNumber} back into use?',
  deleteQuestion: 'Delete the info of line {lineNumber}?',
  insteadOf: 'Take it out of use instead?',
  shifts: 'Shifts and breaks',
  editShifts: 'Shifts of {lineNumber}',
  noShifts:
    'No shifts: the line works around the clock. Its production day starts at the time set in Basic information.',
  shiftsAbout:
    'They repeat every day, in the plant’s time zone. A shift may cross midnight; shifts must not overlap; breaks lie within their shift.',
  addShift: 'Add a shift',
  removeShift: 'Remove {shiftName}',
  addBreak: 'Add a break',
  removeBreak: 'Remove the break {start} – {end}',
  mostShifts: 'A line can have up to 6 shifts',
  mostBreaks: 'A shift can have up to 12 breaks',
  nextDay: 'ends on the next day',
  roundTheClock: '24 hours',
  breakNumber: 'Break {number}',
  newShift: 'Shift {number}',
  shiftsQuestion:
    'Save the shifts of {lineNumber}? They apply from tomorrow; today and past days keep the shifts they were worked in. The first shifts of a line apply immediately.',
  shiftChanges: 'Shift changes',
  worked: '{duration} of work per day',
  day: 'The day, midnight to midnight',
}
