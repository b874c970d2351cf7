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
  view: { on: 'On now', log: 'Log', analysis: 'Analysis' },
  analysed: 'From {from} to {to}',
  times: 'Alarms',
  perHour: 'Alarms per hour',
  onTime: 'Time on',
  topShare: 'Share of the ten most frequent',
  byTimes: 'Bad actors by number',
  byMinutes: 'Bad actors by time on',
  share: 'Share',
  pick: 'Select a bar to show its alarms',
  priorities: 'Priorities',
  recommended: 'Recommended',
  notDefined: 'Not defined',
  floods: 'Alarm floods',
  floodsAbout: 'More than ten in ten minutes',
  noFloods: 'No flood in this period.',
  chattering: 'Chattering alarms',
  chatteringAbout: 'Three times within a minute',
  chattered: 'Times it chattered',
  noChattering: 'No alarm chattered.',
  stale: 'Stale alarms',
  staleAbout: 'On for more than 24 hours',
  noStale: 'No alarm has been on for a day.',
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
