import type { ErrorKey } from '../../errors.ts'
import type { FieldName } from '../../field-names.ts'

export { andonChoices } from './choices/andon.ts'

/** What the page of calls says beside the fields' names. */
export const andon = {
  callOne: 'Call for help',
  callDone: 'Help was called',
  moved: 'Noted',
  minutes: 'Minutes lost',
  listEmpty: 'Nobody has called for help on this line yet.',
  messageHint: 'What is wrong, in a few words',
  record: 'Who was told when',
  reminder: 'Reminder {count}',
  levelTold: 'Level {level}: {people}',
  skipped: 'Level {level} skipped: a later one was due already',
  nobody: 'Level {level}: nobody could be reached',
  unsolved: 'Not solved, asked again: {people}',
  noRule: 'Nobody beyond the first notice was told of this call.',
  calledBy: 'Called by {by}',
  arrivedBy: '{by} came',
  solvedBy: 'Solved by {by}',
  endedBy: '{callState} by {by}',
  told: 'Levels',
  openCalls: 'Open calls',
  nobodyYet: 'nobody yet',
  nextLevel: 'Level {level} in {time}',
  isThere: '{by} is there',
  noRules:
    'No andon rule is in use on this line: a call shows as a notice, but lights no lamp and asks no level. An administrator adds rules.',
  quietUntil: 'Quiet mode until {time}: calls tell nobody. {reason} ({by})',
  lampTest: 'Lamp test at {stationNumber}: {lampColour}, {lampSound}',
  everywhere: 'every station',
  badge: 'Hold your badge to the reader: you have come',
  badgeSolved: 'Hold your badge to the reader: it is solved',
  badgeDone: '{name}: {callState}',
  stopsSoon: 'The line stops in {time}',
  levelsLate: 'Nobody is told of calls: no server has looked since {time}. Go to whoever calls, and tell IT.',
  takeOver: 'Take over',
  takeOverQuestion: 'Take over the call from {stationNumber}? {by} has it now.',
  takenOver: '{by} took it over',
  correct: 'Correct the loss type',
  corrected: 'Loss type corrected',
  views: 'Calls or losses',
  calls: 'Calls',
  losses: 'All losses',
  lossesEmpty: 'No stop needed a reason and nobody called for help in this time.',
  lossesAbout:
    'Every stop that needs a reason, part by part, and every call, of whole production days. Time and pieces of a call count only beyond the stops of its station and its earlier calls, so no minute is lost twice.',
  move: { arrive: 'I am coming', solve: 'Solved', confirm: 'Confirm', cancel: 'Cancel the call' },
  question: {
    arrive: 'Take over the call from {stationNumber}? From now on it is yours.',
    solve: 'Is the trouble at {stationNumber} solved?',
    confirm: 'Confirm that {stationNumber} works again?',
    cancel: 'Cancel the call from {stationNumber}? It stays in the list with your reason.',
  },
}

export const andonFields = {
  levelAt: 'Last told',
  callState: 'State of the call',
  calledAt: 'Called at',
  calledBy: 'Called by',
  arrivedAt: 'Help arrived',
  arrivedBy: 'Who came',
  ownedAt: 'Taken over at',
  ownedBy: 'Taken over by',
  solvedAt: 'Solved at',
  solvedBy: 'Solved by',
  endedBy: 'Ended by',
  byLink: 'By link',
  ruled: 'Has a rule',
} satisfies Partial<Record<FieldName, string>>

export const andonErrors = {
  'andon.yours_already': 'The call is yours already',
  'andon.not_solved': 'The loss type of a call is corrected once it is solved',
  'andon.same_loss': 'The call has this loss type already',
  'andon.not_quiet': 'The line is not in quiet mode',
  'andon.nothing_open': 'No call of {stationNumber} waits for that',
  'andonRules.absence_ends': 'The absence ends before it begins, or is over already',
  'andonRules.no_such_person': 'There is no account {userName}',
  'andonRules.no_target': 'There is no webhook target {targetCode}',
  'andonRules.window_without_stop': 'A window needs a rule that stops the line',
} satisfies Partial<Record<ErrorKey, string>>
