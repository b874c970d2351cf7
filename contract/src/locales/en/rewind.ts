/** Words of the rewound board of a line. */
export const rewind = {
  open: 'Rewind',
  title: '{shift}, {day}',
  past: 'Past, not live',
  note: 'Everything below is as it was at {at}. Nothing here changes.',
  back: 'Back to now',
  play: 'Play',
  stop: 'Pause',
  speed: 'Speed',
  time: 'Time in the shift',
  minuteBack: '− 1 min',
  minuteOn: '+ 1 min',
  keys: 'Space plays and pauses; the arrow keys move by a minute, Page up and Page down by ten.',
  before: 'Shift before',
  after: 'Next shift',
  units: 'Units being worked on',
  calls: 'Open calls',
  noCalls: 'No call was open',
  whole: 'Production day',
  nothing: 'Nothing is kept of this shift.',
  cut: 'Only the newest {count} alarms of the shift are shown.',
}

export const rewindErrors = {
  'rewind.not_begun': 'This shift has not begun yet',
  'rewind.no_shift': 'Nobody works on this day: choose another',
}
