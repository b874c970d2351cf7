import type { FieldName } from '../../field-names.ts'
import type { CheckState, InspectFrequency, InspectSchedule } from '../../inspections.ts'

/** What the page of station checks says beside the fields' names. */
export const inspections = {
  about: 'What is checked at each station, what is due, and what was found',
  createOne: 'New check',
  editOne: 'Edit {code}',
  recordOne: 'Record {code}',
  correctOne: 'Correct {code}',
  listEmpty: 'No checks are defined on this line yet.',
  nothingDue: 'No checks are in use on this line.',
  nothingPlanned: 'No check was planned in the last 7 days.',
  noRecords: 'No check has been recorded yet.',
  blocking: 'Checks that keep units away',
  views: 'Views',
  record: 'Record',
  recorded: '{code} recorded',
  correct: 'Correct',
  corrected: 'Record corrected',
  retire: 'Retire',
  retireQuestion: 'Retire {code}? It is no longer due; its records stay and its code is not used again.',
  retired: '{code} is retired',
  alreadyRetired: 'Already retired',
  correctedAlready: 'Already corrected',
  codeHint: 'Cannot be changed later',
  rhythmHint: 'Cannot be changed later',
  textHint: 'Empty: shown in another language',
  scheduleHint: 'Fixed: by the calendar of the line. Floating: from the last check on.',
  dueWithinHint: 'Minutes from when it is due until it is late',
  blocksHint: 'No unit starts at the station while the check is late or NG',
  text: 'Check',
  view: {
    due: 'Due',
    plan: 'Last 7 days',
    records: 'Records',
    items: 'Definitions',
  },
}

export const inspectionsChoices = {
  inspectFrequency: {
    shift: 'Every shift',
    day: 'Every day',
    week: 'Every week',
    hours: 'Every few hours',
  } satisfies Record<InspectFrequency, string>,
  inspectSchedule: {
    fixed: 'Fixed',
    floating: 'Floating',
  } satisfies Record<InspectSchedule, string>,
  checkState: {
    planned: 'Planned',
    due: 'Due',
    late: 'Late',
    ng: 'NG',
    done: 'Done',
    doneLate: 'Done late',
    missed: 'Missed',
  } satisfies Record<CheckState, string>,
}

export const inspectionsFields = {
  itemCode: 'Check code',
  method: 'Method',
  measured: 'Measured value',
  inspectFrequency: 'Frequency',
  everyHours: 'Hours between checks',
  inspectSchedule: 'Schedule',
  dueWithin: 'Late after (min)',
  blocksArrival: 'Blocks the station',
  retiredAt: 'Retired',
  checkState: 'Check state',
  dueAt: 'Due',
  lateAt: 'Late from',
  recordedAt: 'Recorded',
  recordedBy: 'Recorded by',
  recordedLate: 'Late',
  corrects: 'Corrects record',
  correctedAt: 'Corrected',
  correctedBy: 'Corrected by',
  superseded: 'Was corrected',
  tooFast: 'Too fast',
} satisfies Partial<Record<FieldName, string>>

export const inspectionsErrors = {
  'inspections.fixed_at_creation':
    'Cannot be changed after the check was created; retire it and create a new one',
  'inspections.hours_needed': 'Say after how many hours the check is due again',
  'inspections.shift_is_fixed': 'A check of every shift has a fixed schedule',
  'inspections.limits_crossed': 'The upper limit must be above the lower limit',
  'inspections.retired': '{itemCode} is retired',
  'inspections.value_needed': 'Enter the measured value',
  'inspections.result_needed': 'Say whether it is OK or NG',
  'inspections.corrected_already': 'The record has been corrected already; correct its correction',
}
