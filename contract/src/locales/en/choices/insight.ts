import type { ReportSpan } from '../../../equipmentReports.ts'
import type { lineStates } from '../../../boards.ts'
import type { EventType, MessageType, messageStatuses } from '../../../notices.ts'

export const insightChoices = {
  lineState: {
    producing: 'Producing',
    noOrder: 'Running without order',
    stopped: 'Stopped',
    waiting: 'Waiting',
    break: 'Break',
    noData: 'No data',
    disabled: 'Not in use',
  } satisfies Record<(typeof lineStates)[number], string>,
  eventType: {
    interfaceError: 'Interface error',
    eventSetAside: 'Event left out',
    andonLevel: 'Andon level',
    andonLevelLate: 'Andon level, late',
    andonUnsolved: 'Still not solved',
    andonCall: 'Help needed',
    controlSignal: 'Control signal',
    problemJudged: 'Effect of an action',
    equipmentAlarm: 'Equipment alarm',
    toolDue: 'Tool worn',
    calibrationDue: 'Calibration due',
    stationSilent: 'Connection lost',
    orderLate: 'Order late',
    materialLow: 'Material low',
    materialExpired: 'Material expires',
    parameterDrift: 'Parameter drift',
    inspectionMissed: 'Check missed',
    orderStarted: 'Order started',
    orderFinished: 'Order finished',
    accountLocked: 'Account locked',
    loginBarred: 'Login blocked',
    loginBurst: 'Logins blocked',
    rightsChanged: 'Rights changed',
    pagesCame: 'New pages',
    sopCommented: 'Comment on an instruction',
    ruleTest: 'Rule test',
  } satisfies Record<EventType, string>,
  reportSpan: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<ReportSpan, string>,
  messageType: { info: 'Info', warn: 'Warning', alarm: 'Alarm' } satisfies Record<MessageType, string>,
  messageStatus: { unread: 'Unread', read: 'Read', handled: 'Handled' } satisfies Record<
    (typeof messageStatuses)[number],
    string
  >,
}
