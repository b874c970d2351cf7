import type { EventType } from '../../notices.ts'

/** The bell and what it tells. */
export const notices = {
  none: 'No Content',
  readAll: 'Mark all as read',
  remove: 'Delete this notice',
  recipients: 'Notified users',
  everyone: 'Everybody who may open {page}',
  recipientsWhy:
    'Who is told follows from the notification rules. Nobody is notified about pages they may not open.',
  /** Of a tool that was used beyond its life. */
  toolOver: '{toolCode} {stationNumber}: {over} past its limit of {frequency} ({lifeKind})',
  content: {
    interfaceError: 'The host did not take {about}: {error}',
    eventSetAside: '{follower} could not act on “{kind}” of {about} and left it out: {error}',
    andonLevel:
      '{stationNumber}: nobody has come for {minutes}\u00a0min, level {level}. {lossType}. {message}',
    andonLevelLate:
      '{stationNumber}: nobody has come for {minutes}\u00a0min, level {level}; the server was away, {skipped} not told. {lossType}. {message}',
    andonUnsolved:
      '{stationNumber}: {by} came {minutes}\u00a0min ago, and it is not solved. Is more help needed? {lossType}. {message}',
    andonCall: '{stationNumber} needs help: {lossType}. {message}',
    controlSignal: '{stationNumber}: {resultCode} breaks its control limits (rule {rule})',
    problemJudged: '{defectCode}, two weeks after the action: {problemEffect} ({owner})',
    equipmentAlarm: '{stationNumber}: {alarm}',
    toolDue: '{toolCode} {stationNumber}: {uses} of {frequency} ({lifeKind})',
    calibrationDue: '{toolCode} {stationNumber}: calibration due on {until}',
    stationSilent: '{stationNumber}: connection lost',
    materialLow:
      '{stationNumber} {position}: {bomName} is low: {remaining} {unit} left on the line (minimum {minimum})',
    materialExpired: '{stationNumber} {position}: {bomName}, lot {bomLot}, expires on {until}',
    parameterDrift: '{stationNumber} differs from the released parameters: {parameters}',
    orderLate: '{orderCode} is past its planned end; {left} units missing',
    inspectionMissed: '{stationNumber}: the check {itemCode} should have been made by {until}',
    orderStarted: '{orderCode} has started: {ordered} ordered',
    orderFinished: '{orderCode} is finished: {made} of {ordered}',
    accountLocked: 'The account {userName} was locked by {by}',
    loginBarred: '{tries} wrong passwords for {userName}: login blocked for a while',
    loginBurst: '{tries} wrong logins from {address}: logins from there are blocked for a while',
    rightsChanged: '{by} changed your rights. The menu already reflects them.',
    pagesCame: 'New pages came with an update: {pages}. Look on the page “Roles” who needs them.',
    sopCommented: '{sopCode}, version {sopVer}, step {stepNo}, at {stationNumber}: “{comment}”',
    ruleTest: 'Test of the rule for “{eventType}”. Nobody else was told. {message}',
  } satisfies Record<EventType, string>,
}
