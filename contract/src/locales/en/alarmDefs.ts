import type { AlarmPriority, LossType } from '../../alarmDefs.ts'
import type { FieldName } from '../../field-names.ts'

/** Words of the page of alarm definitions, besides the names of fields. */
export const alarmDefs = {
  about: 'What each alarm code means, in the reader’s language',
  createOne: 'New definition',
  editOne: 'Edit {code}',
  listEmpty: 'No alarm definitions on this line yet.',
  nothingSeen: 'Every code that stations sent in the last 90 days is defined.',
  views: 'Views',
  define: 'Define',
  defineOne: 'Define {code}',
  everywhere: 'Whole line',
  stationHint: 'Empty: every station of the line without a definition of its own. Cannot be changed later.',
  codeHint: 'As the station sends it. Cannot be changed later.',
  textHint: 'Empty: shown in English, else as the station sent it',
  callsHint:
    'An andon call of its loss type is opened as soon as the alarm goes on, unless the station has one open. The delays do not count for it.',
  onHint: 'On for less than this: not shown. In seconds',
  offHint: 'On again within this time: shown as one alarm. In seconds',
  enabledHint: 'Off: the text of the station is shown',
  retire: 'Retire',
  retireQuestion: 'Retire {code}? From now on the text of the station is shown.',
  retired: '{code} is retired',
  alreadyRetired: 'Already retired',
  importTitle: 'Import alarm definitions',
  importAbout:
    'A CSV file with one row per code and station; without a station, the definition is for the whole line. The code is required; columns missing from the file are left unchanged.',
  answer: 'Answer',
  meaning: 'Alarm text',
  view: { definitions: 'Definitions', undefinedCodes: 'Undefined codes' },
}

export const alarmDefsChoices = {
  alarmPriority: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<AlarmPriority, string>,
  lossType: {
    mass: 'Quality',
    equipment: 'Equipment',
    organizational: 'Organizational',
    process: 'Process',
  } satisfies Record<LossType, string>,
}

export const alarmDefsFields = {
  alarmCode: 'Alarm code',
  alarmClass: 'Class',
  alarmPriority: 'Priority',
  lossType: 'Loss type',
  stopsMachine: 'Stops the machine',
  callsHelp: 'Calls for help',
  onDelay: 'On delay',
  offDelay: 'Off delay',
  alarmText: 'Alarm text',
  timesSeen: 'Times seen',
  lastSeen: 'Last seen',
  textEn: 'Text (English)',
  textZh: 'Text (Chinese)',
  textEs: 'Text (Spanish)',
  textJa: 'Text (Japanese)',
  causeEn: 'Cause (English)',
  causeZh: 'Cause (Chinese)',
  causeEs: 'Cause (Spanish)',
  causeJa: 'Cause (Japanese)',
  actionEn: 'Action (English)',
  actionZh: 'Action (Chinese)',
  actionEs: 'Action (Spanish)',
  actionJa: 'Action (Japanese)',
} satisfies Partial<Record<FieldName, string>>
