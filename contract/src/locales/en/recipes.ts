/** What the page of parameters says beside the fields' names. */
export const recipes = {
  views: 'Ways to look at it', view: { type: 'For a type', station: 'Station paras' }, viewAbout: { type: 'What each station is set to for one type', station: 'What each station is set to whatever is made on it' },
  chooseType: 'choose a type number first', type: 'Type', noTypes: 'There is no type yet', stations: 'Stations of the line', noStations: 'The line has no stations yet.', chooseStation: 'Choose a station',
  of: '{typeNo} at {stationNumber}', ofEvery: '{stationNumber}, whatever is made', version: 'Version {version}', draft: 'Draft {version}', nothing: 'Nothing yet', differ: 'Differs: {count}', notRead: 'Nothing read back', driftTotal: 'Values at the stations that differ from what is released: {count}', noDrift: 'No station differs from what is released',
  rows: 'Parameters', noRows: 'It has no parameters yet.', noRowsNext: 'Add the first one below; then lines of a spreadsheet can be pasted into it.', add: 'Add a parameter',
  begins: 'Whatever you save here becomes version 1, a draft.', beginsNext: 'Version {version} is released. What you change here is saved as a new version.', inDraft: 'Version {version} is released and stays as it is. It is being changed in the draft, version {draft}.', toDraft: 'Open the draft',
  saveNew: 'Save changes of {code} as a new version?', saved: 'Saved as version {version}',
  atStation: 'At the station', otherType: 'Set up for {typeNo}', readAt: 'Read back {at}', differs: 'Differs from what is released: {value}',
  takeOver: { station: 'Reload parameters', default: 'Reset to default', latest: 'Update to latest' },
  questions: { station: 'Reload parameters of {code}? The values the station read back go into the draft.', default: 'Reset parameters of {code} to default? Values without a default stay.', latest: 'Update parameters of {code} to the latest version? What the draft says is written over by what is released.' },
  taken: { station: 'Reloaded into version {version}', default: 'Reset in version {version}', latest: 'Version {version} now begins from what is released' },
  download: 'Download to station', downloadQuestion: 'Ask station {stationNumber} to fetch what is released?', downloadAll: 'Download to all', downloadAllQuestion: 'Ask {count} stations to fetch what is released for them?', asked: '{count} stations are asked', nothingReleased: 'Nothing is released here', downloads: 'Downloads', noDownloads: 'Nothing was ever downloaded to this station.', asksBy: 'asked by {name}',
  compareTypes: 'Compare types', compareTypesOf: 'Compare two types', firstType: 'First type', secondType: 'Second type', compareAbout: 'What is released for each, else its draft, station by station.', noDifference: 'Both types say the same', same: 'Also what is the same',
  import: 'Import', importTitle: 'Import parameters', importAbout: 'A CSV file with a row for each parameter. It must name the station and the parameter; columns that are not there stay as they are. It is checked first and written only as a whole.',
}
