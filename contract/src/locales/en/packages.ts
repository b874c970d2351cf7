/** What the page of type packages says beside the fields' names. */
export const packages = {
  about: 'All that is needed to make a type on a route: what the start of an order looks at', createOne: 'New package', listEmpty: 'There is no package yet. Without one a type is made as its route says.', of: '{typeNo} {typeVer} on {processingNumber} {processingVer}',
  chooseType: 'choose a type number first', chooseRoute: 'choose a processing code first', typePicker: 'Choose a type', routePicker: 'Choose a route', like: 'Like a similar package', likeHint: 'Its settings are taken over where the same station does the work', noLike: 'There is no other package',
  steps: 'Steps', mustPass: 'must pass', optional: 'optional', noSteps: 'The route has no steps.', bom: 'Bill of material', bomPicker: 'Bills of this type', noBom: 'There is no bill of this type', noParts: 'No parts', noRecipe: 'None released', station: 'the station’s {cycle}', ofStation: 'the station’s',
  findings: 'To be mended: {count}', complete: 'Complete: nothing stands in the way of a release', frozenFindings: 'What this package names has changed since: orders do not start', validate: 'Validate', validated: 'Complete', toMend: 'Mend',
  released: 'one released', everyType: 'whatever the type', notYet: 'Tool set and SOP follow when they are defined in Takt.', retireMeans: 'Orders of this type on this route start no more.', readonly: 'Only a draft is changed',
}
