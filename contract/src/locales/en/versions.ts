/** What is said of the versions of a definition, whatever it defines. */
export const versions = {
  version: 'Version {version} · {status}', versionHead: 'Version {version}', oneVersion: 'There is only one version', onlyDraft: 'Only a draft can be deleted',
  compare: 'Compare', compareOf: 'Compare versions of {code}', first: 'First version', second: 'Second version', showSame: 'Also what is the same', fieldHead: 'Field', noDifference: 'The two versions say the same',
  difference: { added: 'Added', removed: 'Removed', changed: 'Changed', same: 'The same' },
  of: '{code}, version {version}', number: 'Version',
  questions: { release: 'Release {code}, version {version}? From then on nothing in it can be changed.', retire: 'Retire {code}, version {version}?' },
  moved: { release: '{code}, version {version}, is released', retire: '{code}, version {version}, is retired' },
  frozen: {
    released: 'Released and frozen: version {version} stays as it is for ever. To change something, make a new version.',
    obsolete: 'Retired: version {version} stays for whoever looks at old units. To go on with it, make a new version.',
  },
  changedMeanwhile: 'Somebody saved this version since you began to change it.',
  reviseQuestion: 'Copy {code}, version {version}, into a new draft?', deleteQuestion: 'Delete the info of {code}, version {version}?', saveQuestion: 'Save changes of {code}, version {version}?',
  revise: 'New version', draftExists: 'There is a draft already: version {versions}.', revised: 'Version {version} is a draft',
  saveFirst: 'Save or discard your changes first', discard: 'Discard changes', nothingToSave: 'Nothing was changed', takeTheirs: 'Show what they saved', keepMine: 'Keep what I typed',
  usesOf: 'Where {code}, version {version}, is used', noTypes: 'No type takes it', noOrders: 'No order takes it', newest: 'The newest {count} of {total}',
}
