/** What the page of failures says beside the fields' names. */
export const failures = {
  what: 'What is wrong',
  measured: 'Value and limits',
  scan: 'Scan a serial number',
  find: 'Find',
  open: 'Open failure',
  listEmpty: 'No failure is in this state.',
  listNext: 'A row appears when a station reports NG or a person logs a defect.',
  unitNow: 'Its unit now',
  split: 'Decide about a part',
  splitTitle: 'Decide about a part of {failure}',
  splitHint: 'Of {quantity}. The rest stays open.',
  recode: 'Change code',
  recodeTitle: 'Change the code of {failure}',
  comment: 'Comment',
  commentTitle: 'Comment on {failure}',
  undo: 'Take the decision back',
  undoQuestion: 'Take the decision about {unit} back? Failure and unit are again as they were before it.',
  move: {
    rework: 'Send to rework',
    scrap: 'Scrap',
    useAsIs: 'Use as is',
    falseFail: 'False failure',
    returned: 'Return',
  },
  question: {
    rework: 'Send {unit} to rework?',
    scrap: 'Scrap {unit}? It can be taken back until it is worked with.',
    useAsIs: 'Use {unit} as it is? It goes on to its next step.',
    falseFail: 'Was nothing wrong with {unit}? It goes on to its next step.',
    returned: 'Return {unit} to its sender? It stays on hold until it is back.',
  },
  bulk: {
    rework: 'Send {count} failures to rework?',
    scrap: 'Scrap the units of {count} failures? It can be taken back until they are worked with.',
    useAsIs: 'Use the units of {count} failures as they are?',
    falseFail: 'Was nothing wrong in {count} cases?',
    returned: 'Return the units of {count} failures?',
  },
  found: {
    rework: 'Rework all found parts',
    scrap: 'Scrap all found parts',
    useAsIs: 'Use all found parts as they are',
    falseFail: 'Release all found as false failures',
    returned: 'Return all found parts',
  },
  foundQuestion: '{action}: {count} failures. Those already decided stay as they are.',
  foundDone: 'Decided: {changed}',
  left: 'Left as they are: {groups}',
  leftWhy: {
    decided: '{count} already decided',
    inWork: '{count} in work at a station',
    unitOver: '{count} with a finished or scrapped unit',
    heldOtherwise: '{count} also on hold for something else',
  },
}

export const failuresErrors = {
  'failures.undo_not_kept': 'Nothing of this decision was kept that could be taken back',
  'failures.undo_finished': 'The unit is finished and counted; the decision stays',
  'failures.undo_went_on':
    'Not possible: the unit is not as the decision left it; it is “{processStatus}” now',
}
