import type { ConcessionState } from '../../concessions.ts'
import type { FieldName } from '../../field-names.ts'

/** Words of the page of concessions, besides the names of fields. */
export const concessions = {
  about:
    'Approved beforehand by a second person: units of a type go on with a defect, so many or until a day',
  createOne: 'Ask for a concession',
  listEmpty:
    'Nobody has asked for a concession yet. A failure that is used as it is again and again is a good reason.',
  noDefect: 'No defect has a result code yet, so no station finds one. Give it one under Defects',
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  approveQuestion: 'Approve {code}? From now on stations let such units go on, and each counts.',
  refuseQuestion: 'Refuse {code}?',
  withdrawQuestion: 'Withdraw {code}? From now on such units are NG again.',
  moved: 'Saved',
  whereHint: 'Empty: wherever it is found on this line',
  linesHint: 'Others that share its pieces. Empty: this line alone',
  piecesHint: 'Empty: as many as come until the day',
  untilHint: 'Its last production day. Empty: until the pieces are used up',
  valueHint: 'Empty: any value',
  used: 'Used',
  usedOf: '{used} of {pieces}',
}

export const concessionsChoices = {
  concessionState: {
    asked: 'Asked for',
    approved: 'Approved',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    usedUp: 'Used up',
    expired: 'Expired',
  } satisfies Record<ConcessionState, string>,
}

export const concessionsFields = {
  concessionCode: 'Concession',
  pieces: 'Pieces',
  usedPieces: 'Used',
  lineNumbers: 'Lines',
  allPieces: 'Pieces of all lines',
  allUsed: 'Used by all lines',
  justification: 'Why it may be used',
  concessionState: 'State',
  askedBy: 'Asked by',
  askedAt: 'Asked at',
  decidedBy: 'Decided by',
  decidedAt: 'Decided at',
} satisfies Partial<Record<FieldName, string>>

export const concessionsErrors = {
  'concessions.without_end': 'Say for how many pieces or until which day it holds',
  'concessions.over': '{validUntil} is over',
  'concessions.limits_crossed': 'The lowest value lies above the highest',
  'concessions.wrong_state': 'Not possible: the concession is “{concessionState}”',
  'concessions.same_person': 'Another person has to decide about it than who asked',
  'concessions.no_result_code':
    'No result code means {defectCode} on line {lineNumber}, so no station finds it there',
}
