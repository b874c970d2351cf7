import type { FieldName } from '../../field-names.ts'

/** Words of the page of notification rules, besides the names of fields. */
export const noticeRules = {
  about:
    'Who is told of an event, when and by what. Where no rule fits, everybody who may open its page is told at once',
  createOne: 'New rule',
  editOne: 'Edit the rule for “{event}”',
  listEmpty: 'No rules yet: everybody who may open the page of an event is told of it at once, by the bell.',
  deleteQuestion: 'Delete the rule for “{event}”? What still waits by it is not told.',
  everyLine: 'Every line',
  duty: 'Shift on duty',
  who: 'Told',
  reached: 'Reaches now',
  nobody: 'Nobody',
  eventHint:
    'All rules that fit an event count. Where none of them has the bell, everybody who may open its page is told by it.',
  lineHint: 'Empty: every line, and what is no line’s',
  peopleHint:
    'Nobody named: everybody who may open the page of the event. A rule never shows anybody what they may not open.',
  dutyHint: 'The team the calendar names for the shift that runs, through the accounts of its operators',
  bellHint: 'The bell and the page of notices',
  targetsHint: 'Posted to as well. A target that is named here hears of this event by the rule only.',
  mailHint: 'To each of those who have an e-mail address, in their language',
  noMailHint: 'No mail server is set: whoever runs the server sets MAIL_URL',
  levelHint: 'Empty: as urgent as the event is',
  delayHint:
    '0: at once. Otherwise told after these minutes only if it is not over by then and nobody marked it as handled. Of what cannot be seen to end, such as a finished order, only the mark counts.',
  quietHint: 'In the plant’s time; told at their end, if it is still to be told',
  passHint: 'Alarms are told in quiet hours too',
  messageHint:
    'What the rule says in words of its own, to each in their language. Empty: the usual sentence.',
  variables: 'Filled in when it is told: {variables}',
  last: 'The last real event of this kind, {time}, would be told as:',
  noLast: 'There has been no event of this kind yet, so there is no text to show.',
  reminder: 'Reminder {repeat}: {message}',
  repeatHint:
    'Told again so often, each until they have read it, all until somebody has handled it or it is over. Empty: once.',
  repeating: '{delay}, then every {every}\u00a0min, {most} times',
  preview: 'Who would be told now',
  previewNow: 'At once:',
  previewAt: 'At {time}:',
  noAddress: 'By mail not, without an address: {people}',
  test: 'Test',
  testOne: 'Send a test to me',
  tested: 'The test is in your notices',
  person: '{name} ({userName})',
  minutes: '{count}\u00a0min',
  atOnce: 'At once',
  quiet: 'Quiet hours',
  quietHours: '{from}–{to}',
  channels: 'By',
}

export const noticeRulesFields = {
  toUsers: 'Accounts',
  toRoles: 'Roles',
  toDuty: 'Shift on duty',
  bell: 'Bell',
  mail: 'Mail',
  targetCodes: 'Webhook targets',
  delay: 'Delay (min)',
  repeatEvery: 'Repeat every (min)',
  repeatMost: 'Repetitions at most',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet until',
  alarmsPass: 'Alarms pass',
} satisfies Partial<Record<FieldName, string>>

export const noticeRulesErrors = {
  'noticeRules.not_yours': 'Only who may open “{page}” decides who is told of “{eventType}”',
  'noticeRules.no_person': 'There is no account {userName}',
  'noticeRules.no_role': 'There is no role {roleKey}',
  'noticeRules.no_line': 'There is no line {lineNumber}',
  'noticeRules.no_target': 'There is no webhook target {targetCode}',
  'noticeRules.no_channel': 'Choose the bell, mail or a webhook target: the rule would tell nobody',
  'noticeRules.no_mail_server': 'No mail server is set: whoever runs the server sets MAIL_URL',
  'noticeRules.quiet_hours': 'Quiet hours need a beginning and another end',
  'noticeRules.no_shift': '“{eventType}” is of no line, so no shift is on duty for it',
  'noticeRules.no_variable': '“{eventType}” has no variable “{variable}”. It has {known}',
  'noticeRules.repeat_bell':
    'Choose the bell: only what is in the list of notices can be read, and so stop repeating',
  'noticeRules.repeat_both': 'A repetition needs both: every how many minutes, and how often at the most',
}
