import type { AlarmState } from '../../alarms.ts'
import type { FieldName } from '../../field-names.ts'

/** What the page of alarms says beside the fields' names. */
export const alarms = {
  about: 'When each alarm came and went, who acknowledged it, and what caused it',
  listEmpty: 'No alarm in this period.',
  noneOn: 'No alarm is on.',
  acknowledge: 'Acknowledge',
  acknowledgeOne: 'Acknowledge {code}',
  acknowledged: 'Acknowledged',
  acknowledgeFound: 'Acknowledge all found',
  foundQuestion: 'Found: {count}. Acknowledge those that are not acknowledged yet?',
  bulkQuestion: 'Acknowledge the selected alarms? This is how many there are: {count}.',
  causeHint: 'What it was. May be added later',
  cause: 'Cause',
  possibleCause: 'Possible cause',
  whatToDo: 'What to do',
  undefinedCode: 'This code is not defined yet.',
  views: 'Views',
  view: { on: 'On now', log: 'Log' },
}

export const alarmsChoices = {
  alarmState: {
    active: 'On, not acknowledged',
    acknowledged: 'On, acknowledged',
    cleared: 'Over, not acknowledged',
    closed: 'Over, acknowledged',
  } satisfies Record<AlarmState, string>,
}

export const alarmsFields = {
  alarmState: 'State of the alarm',
  acknowledgedAt: 'Acknowledged at',
  acknowledgedBy: 'Acknowledged by',
  alarmCause: 'Cause',
} satisfies Partial<Record<FieldName, string>>
