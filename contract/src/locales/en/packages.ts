/** What the page of type packages says beside the fields' names. */
export const packages = {
  about: 'All that is needed to make a type on a route: what the start of an order looks at', createOne: 'New package', listEmpty: 'There is no package yet. Without one a type is made as its route says.',
  chooseType: 'choose a type number first', chooseRoute: 'choose a processing code first', typePicker: 'Choose a type', like: 'Like a similar package', likeHint: 'Its settings are taken over where the same station does the work', noLike: 'There is no other package',
  steps: 'Steps', mustPass: 'must pass', optional: 'optional', noSteps: 'The route has no steps.', bomPicker: 'Bills of this type', noBom: 'There is no bill of this type', noParts: 'No parts', noRecipe: 'None released', ofStation: 'the station’s',
  findings: 'To be mended: {count}', complete: 'Nothing stands in the way of a release.', frozenFindings: 'What this package names has changed since: orders do not start', validated: 'Complete.', toMend: 'Mend',
  everyType: 'whatever the type', notYet: 'Tool sets and work instructions are not part of a package yet.', retireMeans: 'Orders of this type on this route start no more.',
}
