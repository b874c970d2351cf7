import type { FieldName } from '../../field-names.ts'
import type { StepAsk } from '../../sop-asks.ts'

/** What steps require, where it is written, answered and read. */
export const sopAnswers = {
  asks: 'What the step asks for each unit',
  nothing: 'Nothing',
  resultCode: 'Result code of the station',
  pattern: 'Expected form',
  patternHint: 'Empty: anything. * any text, ? one character, # one digit',
  must: 'The unit is not completed without it',
  value: 'Value of {name}',
  scan: 'Scan: {pattern}',
  tool: 'Scan a tool that is mounted here',
  confirm: 'Confirm',
  keep: 'Keep',
  outside: '{value} is outside {limits}: the unit becomes NG. Press again to keep it.',
  limits: '{low} to {high}\u00a0{unit}',
  notANumber: 'Type a number',
  form: 'This is not of the form {pattern}',
  answered: 'Answered: {answer}',
  waiting: 'Answers kept here until there is a network: {count}',
  refused: 'Not taken: {why}',
  again: 'Send again',
  drop: 'Discard',
  toAnswer: 'Still to answer: step {steps}',
  allAnswered: 'All is answered for this unit',
  who: 'Who answers',
  choosePerson: 'Several people are signed on: choose who answers',
  withUnit: 'Asked for each unit on the station screen: {what}',
  title: 'Answers at the steps',
  of: '{code}, version {version}, step {step}',
  photoOf: 'Photo of step {step}',
}

export const sopAnswersChoices = {
  asks: {
    value: 'Value',
    photo: 'Photo',
    scan: 'Scan',
    tool: 'Tool',
    confirm: 'Confirmation',
  } satisfies Record<StepAsk, string>,
}

export const sopAnswersFields = {
  answerId: 'Answer',
  asks: 'Asked for',
  answerValue: 'Value',
  answerText: 'Answer given',
  stepNo: 'Step of the instruction',
} satisfies Partial<Record<FieldName, string>>

export const sopAnswersErrors = {
  'sopAnswers.nobody':
    'Nobody is signed on at {stationNumber}, or not the one who answers. Sign on with your badge first',
  'sopAnswers.not_here':
    'The unit is not in work at {stationNumber} any more, or not of this type: the answer belongs to nothing',
  'sopAnswers.wrong_form': 'What was scanned is not of the form {scanPattern}. Scan the right label',
  'sopAnswers.not_mounted':
    'The tool {toolCode} is not mounted at {stationNumber}. Scan one that is, or mount it first',
  'station.answers_missing':
    'A step of a work instruction is not answered for this unit: {steps}. Answer it on the station screen',
}
