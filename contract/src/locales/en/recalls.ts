import type { FieldName } from '../../field-names.ts'
import type { RecallVerdict } from '../../recalls.ts'

/** Words of the recall of a gauge. */
export const recalls = {
  open: 'Recall units',
  title: 'Units measured by {code}',
  about: 'What {code} measured between {from} and {to}, with its error taken off',
  aboutFirst: 'What {code} measured until {to}, with its error taken off: it was never good before',
  back: 'Back to the tools',
  values: 'Values',
  units: 'Units',
  builtIn: 'Built into others',
  finished: 'Finished',
  held: 'Held for this',
  holdNg: 'Hold {count} that would be NG',
  holdAll: 'Hold all {count}',
  holdQuestion: 'Hold these units ({count}) and those they are built into? The reason begins with {name}.',
  done: 'Put on hold: {changed}',
  left: '{units} left as they were',
  none: 'There is none',
  empty: 'This gauge measured nothing in that time.',
  cut: 'The figures count the newest {count} values only. Holding takes them all, so more units than shown here.',
}

export const recallsChoices = {
  recallVerdict: {
    wouldBeNg: 'Would be NG',
    cannotSay: 'Cannot say',
    wouldBeOk: 'Would be OK',
    stillNg: 'Still NG',
    stillOk: 'Still OK',
    measuredAgain: 'Measured again',
  } satisfies Record<RecallVerdict, string>,
}

export const recallsFields = {
  gaugeError: 'Error of the gauge',
  correctedValue: 'Without the error',
  reading: 'Reading no.',
  recallVerdict: 'Judged again',
} satisfies Partial<Record<FieldName, string>>

export const recallsErrors = {
  'recalls.was_good': '{toolCode} was found in tolerance: nothing it measured is in doubt',
}
