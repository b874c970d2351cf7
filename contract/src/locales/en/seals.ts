export const seals = {
  views: 'Views',
  about:
    'Each day of the change history is sealed an hour after it ended (UTC): a Merkle tree over its entries by RFC 6962, chained with the days before. Whoever alters an entry afterwards alters its day’s root. The roots also stand in the system log. All days are checked every night.',
  check: 'Check now',
  root: 'Root',
  chain: 'Chain',
  none: 'No day is sealed yet.',
  next: 'The changes of {day} (UTC) are sealed next, within an hour after {time}.',
  never: 'Not checked yet',
  signature: 'Signature',
  publicKey: 'Public key',
  unsigned: 'Not signed',
  keyAbout:
    'Days are signed with a key that this server keeps outside the database. Copy the public key to another place: with it anybody can verify a root that was mailed, also without Takt.',
  mailed:
    'The change history of {day} (UTC) was sealed. Keep this mail: what stands below can be verified with the public key, also when the history here has been altered.',
  open: 'Open entry {id}',
  wrongAbout:
    'Takt itself cannot do this: somebody with the rights of the database’s owner did, or its files are damaged. Change nothing, keep the backups and the mailed roots of that time, and call your administrator.',
  wrong: {
    changed:
      '{day}: entry {id} is not what was sealed. It was altered afterwards; all before it on that day fits.',
    missing: '{day}: entries were taken out afterwards. Up to entry {id} all fits.',
    missingEnd: '{day}: the last entries of the day were taken out afterwards. All that is left fits.',
    added: '{day}: entries were put in afterwards. The first that was not there is {id}.',
    broken: '{day}: the seal itself was altered afterwards. Compare its root with the one that was mailed.',
  },
  view: { log: 'Changes', sealed: 'Sealed days', backups: 'Backups' },
  column: {
    entries: 'Entries',
    sealedAt: 'Sealed',
    checkedAt: 'Checked',
    sealState: 'Seal',
  },
}

export const sealState = {
  fits: 'Fits',
  changed: 'Entry altered',
  missing: 'Entry missing',
  added: 'Entry added',
  broken: 'Seal altered',
  archived: 'In the archive',
}

export const backups = {
  about: 'Backups of the whole database, those that failed too, the newest first.',
  none: 'No backup was made yet. The administrator’s chapter of the handbook says how.',
  finishedAt: 'Finished',
  result: 'Result',
  made: 'Saved',
  failed: 'Failed: {error}',
  onlyFailed: 'No backup has succeeded yet.',
  took: 'Took',
  last: 'The last backup is {time} old.',
  statements: 'Slow and failed statements',
}
