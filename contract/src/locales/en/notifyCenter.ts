/** The page of one's own notices. */
export const notifyCenter = {
  about: 'What you were told, newest first. Deleted here, a notice is gone from your list only',
  empty: 'Nothing has been reported to you yet. Notices come by themselves, here and on the bell.',
  source: 'Source',
  read: 'Mark as read',
  readDone: 'Marked as read',
  handle: 'Mark as handled',
  handleDone: 'Marked as handled',
  handleMany: 'Mark {count} notices as handled?',
  reopen: 'Not handled yet',
  reopenDone: 'Marked as not handled',
  remove: 'Delete this notice from your list and the bell?',
  removeMany: 'Delete {count} notices from your list and the bell?',
  since: 'Sent since',
}
