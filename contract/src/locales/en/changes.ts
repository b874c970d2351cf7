/** The log of changes: who changed what. */
export const changes = {
  about: 'Who changed what, when, from what to what',
  change: 'Change',
  what: 'What changed',
  fieldHint: 'As it is stored, in every row of a definition',
  before: 'Before',
  after: 'After',
  more: '{count} more',
  empty: 'No changes match these filters.',
  noField: 'No field became different.',
}

/** Fields that only the log of changes needs. */
export const changesFields = { field: 'Field' }
