/** What the page of operators says beside the fields' names. */
export const operators = {
  importTitle: 'Import operators', importAbout: 'A CSV file with a heading. A column that is not there leaves the operator as they are. What they are trained for is not imported: it belongs to a line.',
  createOne: 'New operator', editOne: 'Edit {operatorNo}', listEmpty: 'There is no operator yet. Stations whose level is 0 work without.', saveQuestion: 'Save changes of {operatorNo}?',
  numberHint: 'What stations send as operator. It stays as it is: every pass stands under it.', cardHint: 'What a badge reader at a station reads', userHint: 'Their account in this console, if they have one',
  levelHint: 'A station asks for its operator level: 0 asks nobody', noTeam: 'No team', noUser: 'No account', enabledHint: 'Out of use, they are logged off everywhere and no station takes them',
  nowhere: 'Not logged in', tooLow: 'Not trained for {stationNumber}', since: 'since {since}',
  logIn: 'Log in at a station', logInOne: 'Log {operatorNo} in', logInAbout: 'Whoever stands elsewhere on this line is logged off there.', loggedIn: '{name} is logged in at {stationNumber}',
  notQualified: '{name} is logged in at {stationNumber}, but is not trained for it: it asks for level {optLevel}. Units are refused there.', logOff: 'Log off', logOffQuestion: 'Log {name} off {stationNumber}?', loggedOff: '{name} is logged off',
  trained: 'Qualifications on this line', trainedNone: 'None on this line yet.', addTraining: 'Add a qualification', trainingOf: 'Qualification of {name}', trainingHint: 'Both reach the station’s level: this one and the operator’s own',
  validHint: 'The last day it counts. Empty: for good', forGood: 'for good', remove: 'Remove', removeQuestion: 'Remove the qualification of {name} for {stationNumber}?', removed: 'The qualification is removed',
  endsSoon: 'ends soon', ended: 'has ended', history: 'Log-ins', historyNone: 'Nobody was logged in yet.', stillThere: 'still there', byBadge: 'by badge', atStation: 'Level {level}', today: 'Today', everyStation: 'Every station',
  disabledOne: 'Not in use', whoStands: 'At the stations now', nobody: 'Nobody', missing: 'Nobody is logged in here, but it asks for level {optLevel}',
}
