import type { FieldName } from '../../field-names.ts'

/** Words of the page of control signals, besides the names of fields. */
export const signals = {
  about: 'Frozen control limits that stations broke. Each must be answered: its cause, and what was done',
  listEmpty:
    'No signal yet. Freeze the limits of a steady chart and choose what happens when they are broken.',
  answer: 'Answer',
  answerOne: 'Answer the signal of {code}',
  answered: 'Answered',
  open: 'Control signals without an answer',
  chart: 'Chart',
  causes: 'Causes found',
  reached: 'Share so far',
  causesNone: 'No signal of this period has been answered yet.',
  unanswered: 'Without an answer: {count}',
}

export const signalsChoices = {
  signalReaction: {
    none: 'Nothing',
    bell: 'Bell',
    call: 'Andon call',
    holdUnit: 'Hold the units',
    holdStation: 'Hold the station',
  },
  chartPart: {
    location: 'Location',
    spread: 'Spread',
  },
  signalCause: {
    machine: 'Machine',
    material: 'Material',
    method: 'Method',
    people: 'People',
    measurement: 'Measurement',
    environment: 'Environment',
    falseSignal: 'Nothing was wrong',
  },
  signalAction: {
    adjusted: 'Adjusted',
    toolChanged: 'Tool changed',
    materialChanged: 'Material changed',
    sorted: 'Units sorted',
    measuredAgain: 'Measured again',
    taught: 'People instructed',
    nothing: 'Nothing needed',
  },
}

export const signalsFields = {
  signalId: 'Signal',
  signalReaction: 'When broken',
  chartPart: 'Of',
  rule: 'Rule',
  pointTime: 'Measured',
  pointValue: 'Value',
  foundAt: 'Found',
  signalCause: 'Cause found',
  signalAction: 'Action taken',
  answeredBy: 'Answered by',
  answeredAt: 'Answered',
  answered: 'Answered already',
} satisfies Partial<Record<FieldName, string>>

export const signalsErrors = {
  'charts.no_point':
    'The chart has no such point any more: it was excluded, or its values are grouped otherwise',
  'charts.restored': 'Already restored by {by}',
  'charts.too_few': '{found} subgroups: at least {least} are needed',
  'charts.no_scatter': 'The values are all equal: there is nothing to calculate limits from',
  'charts.withdrawn': 'Already withdrawn by {by}',
  'charts.too_few_samples': '{found} samples: at least {least} are needed',
  'charts.no_values_kept': 'This report was frozen before its values were kept: it has its points only',
  'charts.no_station': 'Limits of the whole line cannot act: choose a station first',
  'signals.answered': '{by} has answered it already',
}
