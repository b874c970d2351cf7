/** What the page of routes says beside the fields' names. */
export const processings = {
  about: 'The steps a unit goes through: where, in which order, and what happens on NG', createOne: 'New route', numberHint: 'Stays as it is; types and orders name it.', listEmpty: 'There is no route yet.',
  copyOf: 'Copy of {processingNumber}, version {processingVer}', stepCount: 'Steps', usedBy: 'Where used',
  retireMeans: 'Orders on it can no longer be started.',
  editor: 'Steps', graph: 'The route as a drawing', graphHint: 'Arrow keys go from step to step, Enter edits, Delete removes. Drag from OK or NG to another step to connect them.', fit: 'Show all', zoomIn: 'Larger', zoomOut: 'Smaller', map: 'Overview of the drawing',
  listHint: 'Arrow keys choose a step, Enter edits it, Delete removes it.', noSteps: 'The route has no steps yet.', noStepsNext: 'Add the first one; each further one follows it.', chooseStep: 'Choose a step to see and change it.',
  add: 'Add a step', addRework: 'Add a rework step', remove: 'Remove the step', undo: 'Undo', redo: 'Redo', insert: 'Insert a step between {from} and {to}', cut: 'Remove the connection from {from} to {to}',
  removed: 'Step {stepSeq} is removed. Undo brings it back.', chooseFirst: 'Choose a step first', nothingUndone: 'There is nothing to undo', nothingRedone: 'There is nothing to redo', taken: 'Step {stepSeq} exists already',
  step: 'Step {stepSeq}', stepOf: 'Step {stepSeq}: {stepName}', unnamed: 'without a name', start: 'Start', end: 'End', optional: 'May be left out', retest: 'tried again here', none: 'none', faulty: 'to be mended',
  ok: 'OK', ng: 'NG', okTo: 'On OK from {from} to {to}', ngTo: 'On NG from {from} to {to}', backTo: 'Back from {from} to {to}', back: 'back to {to}', loops: 'max. {count}×', heldNg: 'Empty: an NG unit is held until somebody decides.', endHint: 'Empty: the route ends here.',
  returnHint: 'Where the unit comes back to after an OK.', retestHint: 'It is tried again at the same step, so it returns nowhere.', notOnLine: 'The chosen line has no station {stationNumber}.', setHint: 'Only released sets can be chosen.',
  faultless: 'Nothing keeps it from being released', faults: 'It cannot be released yet. To be mended: {count}',
 
}
