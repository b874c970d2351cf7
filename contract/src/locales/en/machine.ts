/** The code at a machine: its label, its page on a telephone, and where it is printed. */
export const machine = {
  title: 'Machine',
  scanForChecks: 'Scan: checks that are due',
  scanForFault: 'Scan: report a fault',
  checks: 'Checks',
  noChecks: 'No checks are defined at this station.',
  logIn: 'Log in and carry out the checks',
  report: 'Report a fault',
  what: 'What is wrong?',
  kind: 'What kind of trouble?',
  name: 'Your name (may be left empty)',
  send: 'Report the fault',
  called: 'Thank you. Help has been called.',
  again: 'Thank you. Help has been called already; your report is with the call.',
  tooMany: 'There were many reports just now. Try again in {minutes}\u00a0min, or call help at the station.',
  wrongText: 'Say what is wrong, in 500 characters at the most.',
  wrongName: 'The name is one line of 128 characters at the most.',
  wrongKind: 'Choose the kind of trouble from the list.',
  invalid: 'This code is not valid, or not any more. Call help at the station.',
  back: 'Back to the machine',
  code: 'QR code at the machine',
  codeAbout:
    'Whoever scans it reads which checks are due and may report a fault, without logging in. It opens nothing else, and has no end: if it gets into wrong hands, make it invalid and print a new one.',
  codeMade: 'Printed first {at} by {by}.',
  noCode: 'None was printed yet, or it was made invalid.',
  print: 'Print QR code',
  open: 'See what a telephone shows',
  revoke: 'Make QR code invalid',
  revokeQuestion:
    'Make the QR code of {stationNumber} invalid? What hangs at the machine opens nothing any more; the next one that is printed is another.',
  revoked: 'The QR code is invalid',
  codeChanges: 'What was done with it',
  reported: 'Reported with the QR code',
  reportedTimes: 'Reported with the QR code · {count}×',
  saysSo: '{name} (as they say): {text}',
}

export const machineErrors = {
  'machineCodes.no_station': 'There is no station {stationNumber} on this line',
  'machineCodes.none': '{stationNumber} has no QR code: none was printed, or it was made invalid',
}

export const machineFields = { faultReports: 'Reports by QR code' }
