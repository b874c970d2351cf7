/** What is said of the versions of a definition, whatever it defines. */
export const versions = {
  version: 'Version {version} · {status}', versionHead: 'Version {version}', oneVersion: 'There is only one version', onlyDraft: 'Only a draft can be deleted',
  compare: 'Compare', compareOf: 'Compare versions of {code}', first: 'First version', second: 'Second version', showSame: 'Also what is the same', fieldHead: 'Field', noDifference: 'The two versions say the same',
  difference: { added: 'Added', removed: 'Removed', changed: 'Changed', same: 'The same' },
  revise: 'New version', draftExists: 'There is a draft already: version {versions}.', revised: 'Version {version} is a draft',
  saveFirst: 'Save or discard your changes first', discard: 'Discard changes', nothingToSave: 'Nothing was changed', takeTheirs: 'Show what they saved', keepMine: 'Keep what I typed',
}
