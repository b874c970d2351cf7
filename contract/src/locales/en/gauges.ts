import type { FieldName } from '../../field-names.ts'

/** Words of the page of gauge studies, besides the names of fields. */
export const gauges = {
  createOne: 'New gauge study',
  listEmpty:
    'No gauge studies on this line. A capability says nothing while nobody knows how much of the scatter comes from the gauge.',
  paste:
    'Type or paste one reading a line: part; operator; value. From a spreadsheet or a CSV file as it is.',
  pasteType1: 'Type or paste one reading a line, at least 10. Of one part, by one person.',
  pasteAttribute:
    'Type or paste one judgement a line: part; operator; judgement; what the part is. 1 or OK is good, 0 or NG is bad.',
  byAgreement: 'Agreement',
  limitsAttribute:
    'Accepted where each operator is right about 90% of the parts, misses at most 2% and calls at most 5% of the good bad.',
  agreesSelf: 'With themselves',
  agreesTruth: 'With what is right',
  missed: 'Missed',
  falseAlarm: 'False alarms',
  together: 'All together',
  counted: '{readings} readings: {parts} parts × {operators} operators',
  countedType1: '{readings} readings',
  unread: 'Line {line} is no reading: {text}',
  limitsHint: 'The tolerance is taken from the characteristic as it is released, and kept with the study.',
  validHint: 'Last valid day. Empty: until the next study',
  result: 'Result',
  byAnova: 'By ANOVA',
  byRange: 'By ranges',
  pooled: 'Interaction not significant (p {p}): pooled with repeatability',
  kept: 'Interaction significant (p {p}): kept',
  noRange: 'The form by ranges ends at 3 operators, 3 trials and 10 parts.',
  limits: 'R&R under 10% accepted, up to 30% by use, above rejected; at least 5 categories.',
  limitsType1: 'Accepted where Cg and Cgk are at least 1.33.',
  source: 'Source of scatter',
  sigma: 'Standard deviation',
  share: '% of total',
  repeatability: 'Repeatability (gauge)',
  operator: 'Operators',
  interaction: 'Operator × part',
  gauge: 'R&R',
  part: 'Parts',
  total: 'Total',
  ofTolerance: 'R&R, % of tolerance',
  ofStudy: 'R&R, % of study',
  categories: 'Distinct categories',
  mean: 'Mean',
  bias: 'Bias',
  biasP: 'p of the bias',
  picture: 'Readings of each part by operator',
  pictureType1: 'Readings in their order',
  partOf: 'Part {part}',
}

export const gaugesFields = {
  studyId: 'Study',
  gaugeId: 'Gauge',
  studyKind: 'Kind of study',
  reference: 'Reference value',
  gaugePercent: 'R&R %',
  cgk: 'Cgk',
  gaugeVerdict: 'Verdict',
  studiedAt: 'Studied',
  studiedBy: 'Studied by',
  readings: 'Readings',
} satisfies Partial<Record<FieldName, string>>

export const gaugesErrors = {
  'gauges.no_characteristic': '{colSetId} has no characteristic {resultCode}',
  'gauges.no_reference': 'A type 1 study needs the reference value of its part',
  'gauges.no_tolerance': 'A type 1 study needs a characteristic with both limits',
  'gauges.too_few': 'At least {least} readings',
  'gauges.over': '{validUntil} is over: choose today or later',
  'gauges.no_judgement':
    'Each line needs a judgement and what the part really is, the same for the whole part: 1 good, 0 bad',
  'gauges.not_crossed':
    'Every operator must have measured every part equally often, at least twice: two parts, two operators, two trials',
  'gauges.uneven':
    'Part {part} has {found} readings by {operator}, others have {most}. Every operator measures every part equally often',
}
