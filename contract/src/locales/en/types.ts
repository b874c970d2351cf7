/** What the page of product types says beside the fields' names. */
export const types = {
  createOne: 'New type', editOne: 'Edit {typeNo}, version {typeVer}', copyOf: 'New type like {typeNo}', listEmpty: 'There is no product type yet.', numberHint: 'Stays as it is; a change of a released type is a new version.',
  routeHint: 'Released routes. Without one the type stays a draft', routePicker: 'Choose a route', noRoute: 'There is no released route yet', routeOf: '{processingNumber}, version {processingVer}',
  onlyDraft: 'Only a draft can be changed: make a new version',
  retireMeans: 'Orders of it can no longer be released or started; those that run go on with the units they have begun.',
  cannotRelease: '{typeNo}, version {typeVer}, cannot be released yet', toRoute: 'To route {route}', toSets: 'To the collection sets: {sets}',
  versions: 'Versions', compare: 'Compare', compareOf: 'Versions of {typeNo}', differs: 'differs', usedBy: 'Orders that make it', notUsed: 'No order makes this version.', newest: 'The newest {count}',
}
