/** What the wall views and their links say beside the fields' names. */
export const walls = {
  open: 'Wall view', title: 'Wall views', about: 'Full-screen views for a screen in the hall: big enough to be read at five metres.',
  choose: 'What it shows', rotate: 'Seconds a view', show: 'Show it here', copyAddress: 'Copy the address', copied: 'Copied', copyFailed: 'The browser does not allow copying',
  needsLogin: 'This address asks for a log-in. For a screen without a person, make a link.', nothingChosen: 'Choose at least one view and one line',
  links: 'Links without a log-in', linksAbout: 'Whoever has such a link sees these views of these lines, and nothing else.', noLinks: 'There are no links yet.',
  linkName: 'Where the screen stands', make: 'Make a link', lasts: 'Valid for', days: { '1': '1 day', '7': '1 week', '30': '30 days', '365': '1 year', '1095': '3 years' },
  made: 'Copy this link now: it is not shown again.', copyLink: 'Copy the link', lastUsed: 'Last used {ago}', neverUsed: 'Never used', until: 'until {day}', by: 'by {userName}',
  expired: 'Expired {day}', revoked: 'Revoked by {userName} {ago}', revoke: 'Revoke', revokeAsk: 'Revoke the link “{name}”? The screen goes dark at once.', didRevoke: 'The link is revoked',
  leave: 'Leave', full: 'Full screen', window: 'Leave full screen', pause: 'Pause', go: 'Go on', next: 'Next', previous: 'Previous', controls: 'Controls', noFull: 'This browser cannot show it in full screen',
  stale: 'NOT LIVE', staleFor: 'Figures of {time}, {duration} old', waiting: 'Waiting for the first figures', ended: 'This screen shows nothing any more', noSlides: 'There is nothing to show here',
  noSlidesWhy: 'The link or your role does not open these views of these lines.', expiresOn: 'This link expires on {day}',
  takt: 'Takt', taktGap: 'Behind the takt', taktAhead: 'Ahead of the takt', onTakt: 'On takt', noTakt: 'No takt is set', noOrder: 'No order is running', expected: 'Expected end', progress: 'Finished',
  stations: 'Stations', here: '{count} here', alarm: '{count} alarms', wip: 'In work', made1: 'Made this shift', madeDay: 'Made today', target: 'Target until now', perType: 'By type', hours: 'Hour by hour', all: 'All types', hourTarget: 'Target of the hour',
  firstPass: 'First pass yield', shift: 'This shift', perStation: 'OK at the first try, station by station', trend: 'OK at the first try, hour by hour', noTries: 'No first try yet', targetOf: 'Target {share}', noTarget: 'No target is set for this line', below: 'below target', of: '{ok} of {tried}',
}
