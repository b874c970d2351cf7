import type { EventType } from '../../notices.ts'

/** The bell and what it tells. */
export const notices = {
  bell: 'Notices',
  unread: '{count} unread',
  none: 'No Content',
  readAll: 'Mark all as read',
  remove: 'Delete this notice',
  recipients: 'Notified users',
  everyone: 'Everybody who may open {page}',
  recipientsWhy: 'Name people to tell only them. Nobody is told of what they may not open.',
  content: {
    interfaceError: 'The host did not take {about}: {error}',
    equipmentAlarm: '{stationNumber}: {alarm}',
    stationSilent: '{stationNumber} is silent: nothing was heard from it any more',
    materialLow:
      '{stationNumber} {position}: {bomName} runs low, {remaining} {unit} are left at the line; the minimum is {minimum}',
    materialExpired: '{stationNumber} {position}: {bomName}, lot {bomLot}, is good until {until}',
    parameterDrift: '{stationNumber} is not set as released: {parameters}',
    orderLate: '{orderCode} should be finished by now; {left} are missing',
    orderFinished: '{orderCode} is finished: {made} of {ordered}',
    accountLocked: 'The account {userName} was locked by {by}',
    loginBarred: '{tries} wrong passwords for {userName}: no log-in for a while',
    rightsChanged: 'Your rights were changed by {by}. The menu shows them already.',
  } satisfies Record<EventType, string>,
}
