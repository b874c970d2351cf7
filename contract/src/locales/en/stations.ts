/** What the page of stations says beside the fields' names. */
export const stations = {
  createOne: 'New station', editOne: 'Edit {stationNumber}', copyOf: 'New station like {stationNumber}', listEmpty: 'There is no station on this line yet.',
  numberHint: 'Stays as it is: the station’s whole history stands under it.', levelHint: '0: none needed', rate: '{count} cycles per hour', addrHint: 'PLC or fieldbus address, or the place',
  saveQuestion: 'Save changes of {stationNumber}?',
  deleteQuestion: 'Delete the info of station {stationNumber}?', deleteFailed: 'Delete failed', inUse: '{stationNumber} is in use: {by}.', onRoute: 'on route {route}', since: 'history since {at}',
  insteadOf: 'Take it out of use instead: its history stays, and it is refused until it is put into use again.',
  takeOut: 'Take out of use', putIn: 'Put into use', outQuestion: 'Take {stationNumber} out of use? It is refused until it is put into use again.', inQuestion: 'Put {stationNumber} into use again?',
  tookOut: '{stationNumber} is out of use', hasPutIn: '{stationNumber} is in use again', off: 'Not in use',
  silent: 'Silent for {duration}', never: 'Never heard', silentNow: 'Silent stations: {count}', silentWhy: 'Nothing was heard for three heartbeats. Nobody knows what they do.',
  noKey: 'No key', keyEnds: '…{keyHint}', key: 'Station key', keyAbout: 'With its key the station proves who it is. It is shown once when it is made.', keyChanges: 'Changes of the key',
  makeKey: 'Make a key', replaceKey: 'Replace the key', replaceQuestion: 'Make a new key for {stationNumber}? The present one, …{keyHint}, stops working at once.',
  revokeKey: 'Revoke the key', revokeQuestion: 'Revoke the key …{keyHint} of {stationNumber}? The station is refused at once.', revoked: 'The key is revoked',
  keyOf: 'Key of {stationNumber}', keyOnce: 'You will not see it again: only its fingerprint is stored. Take it to the station now. If it gets lost, make a new one.',
  copyKey: 'Copy the key', tryIt: 'Try it from the station: it must answer with code 20000.', copyExample: 'Copy the example', copyByHand: 'The browser does not allow copying. The text is marked: copy it by hand.',
  keyKept: 'I have kept the key',
  bulk: { takeOut: 'Take {count} stations out of use? They are refused until they are put into use again.', putIn: 'Put {count} stations into use again?' },
}
