import type { FieldName } from '../../field-names.ts'

export const futureHolds = {
  holdLater: 'Hold later',
  title: 'Hold {unit} at a later step',
  hint: 'It works on until it comes there',
  saved: 'The unit will be held there',
  toCome: 'Holds to come',
  at: 'Step {step}: {reason} ({by})',
  drop: 'Drop hold',
  dropQuestion: 'Drop the hold at step {step}?',
  dropped: 'The hold is dropped',
}

export const futureHoldsFields = {
  setBy: 'Set by',
  setAt: 'Set at',
} satisfies Partial<Record<FieldName, string>>

export const futureHoldsErrors = {
  'futureHolds.not_ahead': 'The unit does not come to step {stepSeq} any more',
  'futureHolds.there': 'The unit is to be held at step {stepSeq} already',
}
