import type { AuditedEntity } from '../../audit.ts'
import type { lineStates } from '../../boards.ts'
import type { collectionModes } from '../../collectionSets.ts'
import type { FileType } from '../../files.ts'
import type { NoGoReason, Verdict } from '../../floor.ts'
import type { DefinitionStatus, definitionMoveNames } from '../../moves.ts'
import type { oeeGaps, OrderMove, OrderStatus, readinessChecks } from '../../orders.ts'
import type { EventType, MessageType, messageStatuses } from '../../notices.ts'
import type { GrantLevel } from '../../pages.ts'
import type { tryKinds } from '../../passes.ts'
import type { RouteFault } from '../../processings.ts'
import type { StationStatus, TimeClass } from '../../stations.ts'
import type { TypeFault } from '../../types.ts'
import type { failStatuses, ProcessStatus, unitMoveNames } from '../../units.ts'

/** What the choices of a field are called: the section has the field's name. */
export const choices = {
  orderStatus: {
    created: 'Created', released: 'Released', producing: 'Producing', paused: 'Paused', completed: 'Completed', closed: 'Closed', cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  definitionStatus: { draft: 'Draft', released: 'Released', obsolete: 'Obsolete' } satisfies Record<DefinitionStatus, string>,
  stationStatus: {
    unknown: 'No data', waiting: 'Waiting', warning: 'Warning', running: 'Running', unbound: 'No material', producing: 'Producing', repaired: 'Repaired', break: 'Break',
    down: 'Down', maintain: 'Maintenance', debugging: 'Set-up', defect: 'Fault', processed: 'Processed',
  } satisfies Record<StationStatus, string>,
  timeClass: {
    producing: 'Producing', delay: 'Waiting', unplanned: 'Unplanned down', setup: 'Set-up', planned: 'Planned down', unknown: 'No data',
  } satisfies Record<TimeClass, string>,
  processStatus: {
    registered: 'Registered', inProcess: 'In process', held: 'On hold', rework: 'Rework', finished: 'Finished', scrapped: 'Scrapped',
  } satisfies Record<ProcessStatus, string>,
  resultStatus: { ok: 'OK', ng: 'NG' } satisfies Record<Verdict, string>,
  verdict: { ok: 'OK', ng: 'NG' } satisfies Record<Verdict, string>,
  judged: { ok: 'OK', ng: 'NG' } satisfies Record<Verdict, string>,
  tries: { first: 'First try', retest: 'Retest' } satisfies Record<(typeof tryKinds)[number], string>,
  failStatus: {
    open: 'Open', rework: 'Rework', scrap: 'Scrap', useAsIs: 'Use as is', falseFail: 'False fail', closed: 'Closed',
  } satisfies Record<(typeof failStatuses)[number], string>,
  manualAutoMode: { automatic: 'Automatic', manual: 'Manual' } satisfies Record<(typeof collectionModes)[number], string>,
  lineState: {
    producing: 'Producing', stopped: 'Stopped', waiting: 'Waiting', break: 'Break', noData: 'No data', disabled: 'Not in use',
  } satisfies Record<(typeof lineStates)[number], string>,
  orderMove: {
    release: 'Release', start: 'Start', pause: 'Pause', resume: 'Resume', complete: 'Complete short', close: 'Close', cancel: 'Cancel order',
  } satisfies Record<OrderMove, string>,
  definitionMove: { release: 'Release', retire: 'Retire' } satisfies Record<(typeof definitionMoveNames)[number], string>,
  unitMove: { hold: 'Hold', release: 'Release', scrap: 'Scrap' } satisfies Record<(typeof unitMoveNames)[number], string>,
  check: {
    typeReleased: 'The type is released', routeReleased: 'The route is released', setsReleased: 'The collection sets of the route are released',
    stationsOnLine: 'The line has every station of the route', stationsEnabled: 'The stations of the route are in use',
  } satisfies Record<(typeof readinessChecks)[number], string>,
  reason: {
    orderNotProducing: 'The order is not producing', orderFull: 'All units of the order have been started', unitUnknown: 'The unit is unknown here', unitHeld: 'The unit is on hold',
    unitScrapped: 'The unit is scrapped', unitFinished: 'The unit is finished', notNextStep: 'This step is not next on the route',
    stationNotOnRoute: 'The station is not on the route', earlierStepMissing: 'An earlier step is missing', earlierStepNg: 'An earlier step is NG',
    reworkExceeded: 'Reworked too often', busyElsewhere: 'The unit is being worked on elsewhere', typeNotReleased: 'The type is not released',
  } satisfies Record<NoGoReason, string>,
  routeFault: {
    noSteps: 'It has no steps', twoStarts: 'It has more than one start', noStart: 'It has no start', unknownStep: 'A step leads to one that does not exist',
    endUnreachable: 'The end cannot be reached from every step', unreachableStep: 'A step is never reached', reworkWithoutReturn: 'A rework step has no return step',
    loopUnbounded: 'A rework loop has no limit', setNotReleased: 'A collection set is not released', doubleStep: 'Two steps have the same number',
  } satisfies Record<RouteFault, string>,
  typeFault: {
    noRoute: 'It has no route', routeDraft: 'Its route is still a draft', routeObsolete: 'Its route is retired', setNotReleased: 'A collection set of its route is not released',
  } satisfies Record<TypeFault, string>,
  oeeGap: {
    neverStarted: 'The order was never started', tooLong: 'It ran for more than 92 days', noWorkTime: 'It ran outside the shifts only', noCycle: 'No station of the line has a planned cycle time',
    notSeen: 'Nobody saw the station that sets the pace', nothingMade: 'Nothing passed the station that sets the pace',
  } satisfies Record<(typeof oeeGaps)[number], string>,
  level: { view: 'View', edit: 'Edit' } satisfies Record<GrantLevel, string>,
  eventType: {
    equipmentAlarm: 'Equipment alarm', stationSilent: 'Station silent', orderLate: 'Order late', orderFinished: 'Order finished', accountLocked: 'Account locked', loginBarred: 'Log-in barred', rightsChanged: 'Rights changed',
  } satisfies Record<EventType, string>,
  messageType: { info: 'Info', warn: 'Warning', alarm: 'Alarm' } satisfies Record<MessageType, string>,
  messageStatus: { unread: 'Unread', read: 'Read' } satisfies Record<(typeof messageStatuses)[number], string>,
  fileType: {
    png: 'PNG picture', jpeg: 'JPEG picture', gif: 'GIF picture', webp: 'WebP picture', pdf: 'PDF', csv: 'CSV', txt: 'Text', xlsx: 'Excel', docx: 'Word', pptx: 'PowerPoint', zip: 'ZIP', mp4: 'MP4 video', webm: 'WebM video',
  } satisfies Record<FileType, string>,
  entity: {
    order: 'Order', station: 'Station', stationKey: 'Station key', line: 'Line', type: 'Type', processing: 'Route', collectionSet: 'Collection set', unit: 'Unit',
    user: 'User', role: 'Role', session: 'Session', plant: 'Plant', shifts: 'Shifts', file: 'File', wallLink: 'Wall link', view: 'View', notices: 'Notices',
  } satisfies Record<AuditedEntity, string>,
}
