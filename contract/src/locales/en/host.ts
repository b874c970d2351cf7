/** What the log of the host says beside the fields' names. */
export const host = {
  connection: 'Connection to the host', noHost: 'No host is set up. What happens is not written down for one.', lastSuccess: 'Last success', lastHeard: 'Last heard from it', never: 'never',
  waiting: 'Waiting', dead: 'Dead', oldest: 'the oldest since {duration}', lastError: 'Last error', showDead: 'Show the {count} that are dead', showOpen: 'Show the {count} that wait',
  settings: 'Host settings', modeAbout: 'Without a host nothing is written down. While sending is paused telegrams wait and are kept.', urlAbout: 'Telegrams are posted here as JSON. http or https.',
  triesAbout: 'After 1, 2, 4 … seconds, then every five minutes: 300 tries are about a day.', keyKept: 'Leave it empty to keep the key …{keyHint}', keyAbout: 'Sent as a bearer token, if the host asks for one',
  test: 'Test the connection', testOk: 'The host answered in {latency} ms', testFailed: 'The host did not take it: {error}',
  keys: 'Keys of the host', keysAbout: 'With such a key the host proves who it is when it sends orders. It is shown once, when it is made.', keyName: 'What it is for', makeKey: 'Make a key', keyOf: 'Key {keyName}',
  keyOnce: 'You will not see it again: only its fingerprint is stored. Give it to the host now.', copyKey: 'Copy the key', keyTaken: 'I have kept the key', noKeys: 'There is no key: the host cannot send orders.',
  revokeKey: 'Revoke', revokeQuestion: 'Revoke the key {keyName} (…{keyHint})? The host is refused at once.', revoked: 'The key is revoked', keyEnds: '…{keyHint}', keyStory: 'Made by {madeBy}, {at}. Last used: {lastUsed}',
  copyByHand: 'The browser does not allow copying. The text is marked: copy it by hand.', tryIt: 'Try it: it makes nothing and must not answer 401.', copyExample: 'Copy the example',
  resend: 'Send again', resendQuestion: 'Send this telegram to the host once more, before all that waits?', resent: 'It is sent at once', onlyHost: 'Only the host can send it again', hasIt: 'The host has it, or it is on its way',
  handle: 'Mark as handled', handleQuestion: 'How was it handled? It is not sent any more.', handled: 'Marked as handled', over: 'There is nothing left to handle',
  bulk: { resend: 'Send {count} telegrams to the host once more?', handle: 'How were {count} telegrams handled? They are not sent any more.' },
  download: 'Download both', downloading: 'Request and response', request: 'Request', response: 'Response', noRequest: 'It is being summed up.', noResponse: 'No answer', cut: 'Only the beginning is shown. The download has all of it.',
  views: 'View', view: { list: 'Telegrams', figures: 'Errors and latency' }, errorsOf: 'Telegrams per hour', latencyOf: 'Latency per hour', failed: 'With an error', ok: 'Without', median: 'Median', slow: '95 % are faster', hour: 'Hour',
  noFigures: 'No telegram in this period', empty: 'No telegram was exchanged with the host yet.', emptyOfLine: 'Of other lines, and of none, such as a test: empty the line number.', emptyNext: 'Set up the host and make a key for it.', telegramOf: 'Telegram {id}',
}
