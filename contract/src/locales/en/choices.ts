import type { AuditedEntity } from '../../audit.ts'
import type { lineStates } from '../../boards.ts'
import type { bomStates } from '../../bomDefs.ts'
import type { BomFault, consumeModes, serialTypes } from '../../boms.ts'
import type { Colour, DayType, SlotType } from '../../calendar.ts'
import type { collectionModes } from '../../collectionSets.ts'
import type { FileType } from '../../files.ts'
import type { NoGoReason, Verdict } from '../../floor.ts'
import type { bindEvents, BomStateShown, lotStates, movements } from '../../materials.ts'
import type { BarcodeSymbol, LabelTemplate, Paper } from '../../labels.ts'
import type { LotMove, LotStatus, SyncState } from '../../lots.ts'
import type { Direction, HostMode, TeleState, TeleType } from '../../host.ts'
import type { DefinitionStatus, definitionMoveNames } from '../../moves.ts'
import type { oeeGaps, OrderMove, OrderStatus, queueActions, readinessChecks, serialStates } from '../../orders.ts'
import type { NumberFault, NumberReset, NumberRuleName } from '../../numbering.ts'
import type { EventType, MessageType, messageStatuses } from '../../notices.ts'
import type { GrantLevel } from '../../pages.ts'
import type { tryKinds } from '../../passes.ts'
import type { PackageFault } from '../../packages.ts'
import type { RouteFault } from '../../processings.ts'
import type { DownloadState, ParameterFault } from '../../recipes.ts'
import type { sendModes } from '../../sent-parameters.ts'
import type { StationStatus, TimeClass } from '../../stations.ts'
import type { StationTeleType, TeleResult } from '../../telegrams.ts'
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
    producing: 'Producing', noOrder: 'Running without order', stopped: 'Stopped', waiting: 'Waiting', break: 'Break', noData: 'No data', disabled: 'Not in use',
  } satisfies Record<(typeof lineStates)[number], string>,
  orderMove: {
    release: 'Release', start: 'Start', pause: 'Pause', resume: 'Resume', complete: 'Complete short', close: 'Close', cancel: 'Cancel order',
  } satisfies Record<OrderMove, string>,
  lotStatus: {
    waiting: 'Waiting', inProcess: 'In process', onHold: 'On hold', completed: 'Completed', reported: 'Reported', refused: 'Refused', scrapped: 'Scrapped', merged: 'Merged',
  } satisfies Record<LotStatus, string>,
  lotMove: {
    takeIn: 'Take in', refuse: 'Refuse', hold: 'Hold', release: 'Release', finish: 'Finish short', scrap: 'Scrap', merge: 'Merge', report: 'Report',
  } satisfies Record<LotMove, string>,
  serialState: { free: 'Free', begun: 'Begun', finished: 'Finished', scrapped: 'Scrapped' } satisfies Record<(typeof serialStates)[number], string>,
  queueAction: {
    create: 'Created', update: 'Changed', release: 'Released', queue: 'Moved in the queue', changeNumber: 'Quantity changed', start: 'Started', pause: 'Paused', resume: 'Resumed',
    complete: 'Completed short', close: 'Closed', cancel: 'Cancelled', delete: 'Deleted', makeSerials: 'Serials made',
  } satisfies Record<(typeof queueActions)[number], string>,
  paper: { label50x25: 'Label 50 × 25 mm', label100x50: 'Label 100 × 50 mm', sheetA4: 'A4 sheet, 24 labels' } satisfies Record<Paper, string>,
  symbol: { code128: 'Code 128', qrcode: 'QR code', datamatrix: 'Data Matrix' } satisfies Record<BarcodeSymbol, string>,
  labelTemplate: { 'label50x25-code128': 'Label 50 × 25 mm, Code 128', 'label50x25-qrcode': 'Label 50 × 25 mm, QR code', 'label50x25-datamatrix': 'Label 50 × 25 mm, Data Matrix', 'label100x50-code128': 'Label 100 × 50 mm, Code 128', 'label100x50-qrcode': 'Label 100 × 50 mm, QR code', 'label100x50-datamatrix': 'Label 100 × 50 mm, Data Matrix', 'sheetA4-code128': 'A4 sheet, Code 128', 'sheetA4-qrcode': 'A4 sheet, QR code', 'sheetA4-datamatrix': 'A4 sheet, Data Matrix' } satisfies Record<LabelTemplate, string>,
  definitionMove: { release: 'Release', retire: 'Retire' } satisfies Record<(typeof definitionMoveNames)[number], string>,
  unitMove: { hold: 'Hold', release: 'Release', scrap: 'Scrap' } satisfies Record<(typeof unitMoveNames)[number], string>,
  check: {
    typeReleased: 'The type is released', routeReleased: 'The route is released', setsReleased: 'The collection sets of the route are released',
    stationsOnLine: 'The line has every station of the route', packageReleased: 'The package of type and route is complete and released', stationsEnabled: 'The stations of the route are in use', bomReleased: 'The BOM is released', bomOfPackage: 'The order takes the bill of the package', parametersCurrent: 'The stations are set to the released parameters', materialAvailable: 'There is material for the order',
  } satisfies Record<(typeof readinessChecks)[number], string>,
  reason: {
    orderNotProducing: 'The order is not producing', orderFull: 'All units of the order have been started', unitUnknown: 'The unit is unknown here', unitHeld: 'The unit is on hold',
    unitScrapped: 'The unit is scrapped', unitFinished: 'The unit is finished', notNextStep: 'This step is not next on the route',
    stationNotOnRoute: 'The station is not on the route', stepSkipped: 'Left out for this type', notSampled: 'The unit is not in the sample', earlierStepMissing: 'An earlier step is missing', earlierStepNg: 'An earlier step is NG',
    reworkExceeded: 'Reworked too often', busyElsewhere: 'The unit is being worked on elsewhere', typeNotReleased: 'The type is not released',
    lotOnHold: 'The lot is on hold', lotMissing: 'No lot of the order is in process', materialNotBound: 'Material is not bound', materialEmpty: 'Material is used up', materialExpired: 'Material has expired', materialBlocked: 'Material is blocked', operatorMissing: 'Nobody is logged in at the station', operatorNotQualified: 'The operator is not qualified for this station',
  } satisfies Record<NoGoReason, string>,
  numberRule: { order: 'Order', lot: 'Lot', serial: 'Serial number' } satisfies Record<NumberRuleName, string>,
  reset: { never: 'Never', year: 'Every year', month: 'Every month', day: 'Every day' } satisfies Record<NumberReset, string>,
  numberFault: {
    braceOpen: 'a brace is not closed', tokenUnknown: 'there is no such token', tokenNotHere: 'an order has no order code yet', seqMissing: 'the sequence is missing', seqTwice: 'the sequence stands there twice',
    seqDigits: 'the sequence needs 1 to 12 digits', resetNeedsYear: 'it begins again, so it needs the year', resetNeedsMonth: 'it begins again every month, so it needs the month',
    resetNeedsDay: 'it begins again every day, so it needs the day', tooLong: 'it is longer than 64 characters',
  } satisfies Record<NumberFault, string>,
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
  sendMode: { changeover: 'On changeover', perPart: 'With every part' } satisfies Record<(typeof sendModes)[number], string>,
  downloadState: { waiting: 'Waits for the station', taken: 'Fetched', confirmed: 'Confirmed', failed: 'Failed', replaced: 'Replaced' } satisfies Record<DownloadState, string>,
  parameterFault: {
    noParameters: 'It has no parameters', valueMissing: 'A value is missing', belowLimit: 'A value is below its minimum', aboveLimit: 'A value is above its maximum', defaultOutside: 'A default lies outside its limits',
    limitsBackwards: 'A minimum is above its maximum', textAndLimits: 'A text cannot have limits', doubleCode: 'A parameter occurs twice',
  } satisfies Record<ParameterFault, string>,
  packageFault: {
    typeNotReleased: 'The type is not released', routeNotReleased: 'The route is not released', setNotReleased: 'A collection set of the route is not released', stepsChanged: 'The steps of the route are others by now',
    mustPassSkipped: 'A step that must be passed cannot be left out', bomUnknown: 'The bill of material does not exist', bomNotReleased: 'The bill of material is not released', bomOfOtherType: 'The bill of material is of another type',
    bomStationNotOnRoute: 'The bill uses parts at a station that is not on the route', labelUnknown: 'There is no such label template', recipeMissing: 'A station has no released parameters for the type',
  } satisfies Record<PackageFault, string>,
  level: { view: 'View', edit: 'Edit' } satisfies Record<GrantLevel, string>,
  eventType: {
    interfaceError: 'Interface error',
    equipmentAlarm: 'Equipment alarm', stationSilent: 'Station silent', orderLate: 'Order late', materialLow: 'Material low', materialExpired: 'Material expires', parameterDrift: 'Parameter drift', orderFinished: 'Order finished', accountLocked: 'Account locked', loginBarred: 'Log-in barred', rightsChanged: 'Rights changed',
  } satisfies Record<EventType, string>,
  messageType: { info: 'Info', warn: 'Warning', alarm: 'Alarm' } satisfies Record<MessageType, string>,
  messageStatus: { unread: 'Unread', read: 'Read' } satisfies Record<(typeof messageStatuses)[number], string>,
  fileType: {
    png: 'PNG picture', jpeg: 'JPEG picture', gif: 'GIF picture', webp: 'WebP picture', pdf: 'PDF', csv: 'CSV', txt: 'Text', xlsx: 'Excel', docx: 'Word', pptx: 'PowerPoint', zip: 'ZIP', mp4: 'MP4 video', webm: 'WebM video',
  } satisfies Record<FileType, string>,
  bomState: { active: 'Active', blocked: 'Blocked', none: 'Nothing bound', bound: 'Bound', low: 'Low', empty: 'Empty', expired: 'Expired' } satisfies Record<(typeof bomStates)[number] | BomStateShown, string>,
  serialType: { L: 'Lot label', M: 'Maker’s serial', S: 'Unit made here' } satisfies Record<(typeof serialTypes)[number], string>,
  consumeMode: { backflush: 'From what is bound', scan: 'Scanned per unit' } satisfies Record<(typeof consumeModes)[number], string>,
  lotState: { available: 'Available', blocked: 'Blocked' } satisfies Record<(typeof lotStates)[number], string>,
  bindEvent: { bind: 'Bound', unbind: 'Unbound', replace: 'Replaced' } satisfies Record<(typeof bindEvents)[number], string>,
  movement: { receive: 'Received', adjust: 'Counted', scrap: 'Scrapped' } satisfies Record<(typeof movements)[number], string>,
  bomFault: { noRows: 'It has no rows', noMainRow: 'A part group has no main row', twoMainRows: 'A part group has more than one main row', doublePart: 'A part stands twice at one station', doubleNumber: 'Two rows have the same number', serialTypeMissing: 'A scanned row has no serial type', serialNotWhole: 'Serial numbers need a whole quantity', scanWithoutSerial: 'Scan and consumption contradict each other', groupAtTwoStations: 'A part group stands at two stations', partUnknown: 'A part does not exist', partBlocked: 'A part is blocked', typeUnknown: 'The type does not exist' } satisfies Record<BomFault, string>,
  direction: { in: 'From the host', out: 'To the host' } satisfies Record<Direction, string>,
  teleType: {
    orders: 'Orders', b2mmlSchedule: 'B2MML schedule', orderStarted: 'Order started', orderCompleted: 'Order completed', orderClosedShort: 'Order closed short', orderCancelled: 'Order cancelled', lotChanged: 'Lot changed', lotCompleted: 'Lot completed', consumption: 'Consumption', ordersWanted: 'Orders wanted', test: 'Test',
    hello: 'Hello', arrive: 'Start request', complete: 'Result', status: 'Status', alarm: 'Alarm', heartbeat: 'Heartbeat', bind: 'Material bound', unbind: 'Material removed', exchange: 'Part exchanged', login: 'Log-in', logoff: 'Log-off', parameters: 'Parameters fetched', readBack: 'Parameters told', batch: 'Batch', testRecord: 'Test record', validate: 'Unit check (CFX)', cfx: 'Other CFX message',
  } satisfies Record<TeleType | StationTeleType, string>,
  teleResult: { ok: 'OK', noGo: 'No-go', refused: 'Refused', ignored: 'Ignored' } satisfies Record<TeleResult, string>,
  teleState: { waiting: 'Waiting', retry: 'Trying again', ok: 'OK', dead: 'Dead', handled: 'Handled by hand' } satisfies Record<TeleState, string>,
  syncState: { untold: 'Not told', waiting: 'On its way', retry: 'Trying again', ok: 'Told', dead: 'Not accepted', handled: 'Handled by hand' } satisfies Record<SyncState, string>,
  hostMode: { off: 'No host', paused: 'Paused: telegrams wait', on: 'On' } satisfies Record<HostMode, string>,
  dayType: { workday: 'Workday', holiday: 'Holiday', overtime: 'Overtime' } satisfies Record<DayType, string>,
  slotType: { work: 'Work', break: 'Break', meal: 'Meal', cleaning: 'Cleaning', meeting: 'Meeting' } satisfies Record<SlotType, string>,
  colour: { blue: 'Blue', green: 'Green', orange: 'Orange', purple: 'Purple', cyan: 'Cyan', magenta: 'Magenta', gold: 'Gold', grey: 'Grey' } satisfies Record<Colour, string>,
  entity: {
    telegram: 'Telegram', hostSettings: 'Host settings', hostKey: 'Host key',
    order: 'Order', lot: 'Lot', station: 'Station', stationKey: 'Station key', line: 'Line', type: 'Type', processing: 'Route', collectionSet: 'Collection set', unit: 'Unit',
    user: 'User', role: 'Role', session: 'Session', plant: 'Plant', shifts: 'Shifts', file: 'File', wallLink: 'Wall link', settings: 'Settings', view: 'View', notices: 'Notices',
    parameterSet: 'Parameters of a station', parameterDownload: 'Download of parameters', typePackage: 'Type package',
    part: 'Part', bom: 'BOM', materialLot: 'Material lot', binding: 'Binding',
    operator: 'Operator', team: 'Team', rotation: 'Rotation', calendarDay: 'Calendar day', shiftSlots: 'Time slots', slotReason: 'Reason of a slot',
  } satisfies Record<AuditedEntity, string>,
}
