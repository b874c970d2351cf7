/** What the pages of shifts and of time slots say beside the fields' names. */
export const calendar = {
  month: 'Month', before: 'Month before', after: 'Next month', thisMonth: 'This month', noShifts: 'The line has no shifts yet. Define them, then days can be planned.',
  generate: 'Generate', generateAbout: 'Drafts of the days to come, by the rotation; without one by the shifts. Nothing is counted before it is published.', overwrite: 'Also days that are planned already',
  copyFrom: 'Copy from a line', copyAbout: 'What the other line has published for these days becomes a draft here.', swap: 'Swap', swapAbout: 'Two days change places. With both shifts chosen, only their teams do.',
  publish: 'Publish {count}', publishNone: 'There is no draft in this month', publishQuestion: 'Publish {count} days? Targets, OEE and the production day follow them from then on.', published: '{days} days are published',
  drop: 'Drop drafts', dropQuestion: 'Drop {count} drafts? What is published stays.', dropped: '{days} drafts are dropped', generated: '{days} days are drafted', draft: 'Draft', isPublished: 'Published', asShifts: 'As the shifts say', locked: 'Today and the days before are locked',
  editDay: '{day}', free: 'Nobody works', noTeam: 'No team', addShift: 'Add a shift', removeShift: 'Remove {shiftName}', worked: '{duration} of work', dayHint: 'A note names the holiday or why it is overtime', swapped: 'Swapped',
  duty: 'On duty', now: 'Now', next: 'Next', nobody: 'Nobody is on duty', from: 'from {start}', until: 'until {end}',
  shifts: 'Shifts of every day', shiftsAbout: 'They repeat every day. A day in the calendar may differ. A shift belongs to the day on which it starts.',
  teams: 'Teams', newTeam: 'New team', editTeam: 'Edit {teamName}', deleteTeam: 'Delete {teamName}', deleteTeamQuestion: 'Delete the team {teamName}? Days that were planned keep its name.', noTeams: 'There is no team yet.', members: '{count} operators',
  rotation: 'Rotation', rotationAbout: 'Which team has which shift on each day of the cycle. The cycle begins on its first day and repeats. Days are planned by it when they are generated.', cycleDay: 'Day {number}', addDay: 'Add a day', removeDay: 'Remove the last day', notWorked: 'Not worked', saveRotation: 'Save the rotation', rotationSaved: 'The rotation is saved', noChange: 'Nothing was changed',
  slotsOf: 'Slots of {shiftName}', slotsAbout: 'They are the rows of the hour-by-hour board. What is not planned time is a break: nothing is asked for in it. Output is counted in quarters of an hour.', noSlots: 'No slots: the board shows hours, the breaks are those of the shift.',
  newSlots: 'New slots', editSlots: 'Edit', inForce: 'In force', toCome: 'To come', gone: 'Until others began', fromDay: 'From {day}', copySlots: 'Copy to lines', copiedSlots: 'Copied to {days} lines', deleteSlots: 'Delete the slots of {shiftName} from {day}?', past: 'They have begun: write new ones from a day to come on',
  every: 'Minutes a slot', fill: 'Fill the shift', addSlot: 'Add a slot', removeSlot: 'Remove {slotName}', auto: 'by takt', sum: 'Sum', minutes: 'Minutes', slotNumber: 'Slot {number}', targetHint: 'Empty: by takt', noTakt: 'The line has no takt: neither a takt target nor a cycle time of a station is set.',
  toShifts: 'To the shift calendar', copyTo: 'The lines must have a shift of the same name and times.',
}
