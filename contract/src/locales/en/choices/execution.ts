import type { chartKinds, chartRules, distributions } from '../../../charts.ts'
import type { gaugeVerdicts, studyKinds } from '../../../gauges.ts'
import type { ChartEventKind } from '../../../chartEvents.ts'
import type { conventions } from '../../../settings.ts'
import type { sigmaEstimators } from '../../../values.ts'
import type { NoGoReason } from '../../../reasons.ts'
import type { Verdict } from '../../../floor.ts'
import type { bindEvents, lotStates, movements } from '../../../materials.ts'
import type { tryKinds } from '../../../passes.ts'
import type { Disposition, FailStatus, failSources } from '../../../failures.ts'
import type { ProcessStatus, unitMoveNames } from '../../../units.ts'

export const executionChoices = {
  processStatus: {
    registered: 'Registered',
    inProcess: 'In process',
    held: 'On hold',
    rework: 'Rework',
    finished: 'Finished',
    scrapped: 'Scrapped',
  } satisfies Record<ProcessStatus, string>,
  resultStatus: { ok: 'OK', ng: 'NG' } satisfies Record<Verdict, string>,
  verdict: { ok: 'OK', ng: 'NG' } satisfies Record<Verdict, string>,
  judged: { ok: 'OK', ng: 'NG' } satisfies Record<Verdict, string>,
  tries: { first: 'First try', retest: 'Retest' } satisfies Record<(typeof tryKinds)[number], string>,
  failStatus: {
    open: 'Open',
    rework: 'Rework',
    scrap: 'Scrap',
    useAsIs: 'Use as is',
    falseFail: 'False failure',
    returned: 'Returned',
    closed: 'Closed',
  } satisfies Record<FailStatus, string>,
  disposition: {
    rework: 'Rework',
    scrap: 'Scrap',
    useAsIs: 'Use as is',
    falseFail: 'False failure',
    returned: 'Return',
  } satisfies Record<Disposition, string>,
  failSource: { auto: 'Station', manual: 'Person' } satisfies Record<(typeof failSources)[number], string>,
  unitMove: { hold: 'Hold', release: 'Release', scrap: 'Scrap' } satisfies Record<
    (typeof unitMoveNames)[number],
    string
  >,
  reason: {
    orderNotProducing: 'The order is not producing',
    orderFull: 'All units of the order have been started',
    orderAmbiguous: 'Several orders could take the unit: name one',
    unitUnknown: 'The unit is not known here',
    serialArchived: 'A unit with this serial was made before and is archived',
    unitHeld: 'The unit is on hold',
    containsHeldUnit: 'It contains a unit on hold',
    partOnHold: 'A part in it is on hold',
    typeOnHold: 'Its type is on hold',
    unitScrapped: 'The unit is scrapped',
    unitFinished: 'The unit is finished',
    notNextStep: 'Another step of the route is next',
    stationNotOnRoute: 'The station is not on the route',
    stepSkipped: 'Left out for this type',
    notSampled: 'The unit is not in the sample',
    earlierStepMissing: 'An earlier step is missing',
    earlierStepNg: 'An earlier step is NG',
    reworkExceeded: 'No further attempt allowed',
    busyElsewhere: 'The unit is being worked on elsewhere',
    typeNotReleased: 'The type is not released',
    lotOnHold: 'The lot is on hold',
    lotMissing: 'No lot of the order is in process',
    materialNotBound: 'Material is not loaded',
    materialEmpty: 'Material is used up',
    materialExpired: 'Material has expired',
    materialBlocked: 'Material is blocked',
    operatorMissing: 'Nobody is logged in at the station',
    operatorNotQualified: 'The operator is not qualified for this station',
    reworkerNotAllowed: 'Nobody at this rework station may rework this unit',
    sameDefectAgain: 'The same defect again: an engineer must look at it',
    lineStoppedByCall: 'The line is stopped by an andon call',
    inspectionMissing: 'A check of the station is late',
    inspectionNg: 'A check of the station is NG',
    signalUnanswered: 'A control signal of the station is not answered yet',
    sopUnread: 'A work instruction has not been read',
    toolLocked: 'A tool at the station is worn out',
    toolMissing: 'A tool of the tool set is not mounted at the station',
    calibrationDue: 'A gauge at the station is not calibrated',
  } satisfies Record<NoGoReason, string>,
  lotState: { available: 'Available', blocked: 'Blocked' } satisfies Record<
    (typeof lotStates)[number],
    string
  >,
  bindEvent: { bind: 'Loaded', unbind: 'Unloaded', replace: 'Replaced' } satisfies Record<
    (typeof bindEvents)[number],
    string
  >,
  movement: { receive: 'Received', adjust: 'Counted', scrap: 'Scrapped' } satisfies Record<
    (typeof movements)[number],
    string
  >,
  rules: {
    1: 'One point beyond 3 sigma',
    2: 'Nine in a row on one side of the centre',
    3: 'Six in a row rising or falling',
    4: 'Fourteen in a row up and down',
    5: 'Two of three beyond 2 sigma',
    6: 'Four of five beyond 1 sigma',
    7: 'Fifteen in a row within 1 sigma',
    8: 'Eight in a row beyond 1 sigma',
    9: 'Eight in a row on one side of the centre',
  } satisfies Record<(typeof chartRules)[number], string>,
  chartKind: {
    xBarR: 'Mean and range',
    xBarS: 'Mean and deviation',
    iMr: 'Single values and moving range',
  } satisfies Record<(typeof chartKinds)[number], string>,
  convention: {
    aiag2005: 'AIAG SPC 2005',
    iso22514: 'ISO 22514-2, AIAG-VDA 2026',
  } satisfies Record<(typeof conventions)[number], string>,
  distribution: {
    normal: 'is normal',
    logNormal: 'lognormal fits',
    weibull: 'Weibull fits',
    none: 'neither lognormal nor Weibull fits',
  } satisfies Record<(typeof distributions)[number], string>,
  eventKind: {
    tool: 'Tool mounted',
    recipe: 'Parameters taken over',
    material: 'Material lot',
    operator: 'Operator came',
    stop: 'Stop ended',
  } satisfies Record<ChartEventKind, string>,
  /** On an axis, where a word has no room. */
  eventSign: { tool: 'T', recipe: 'P', material: 'M', operator: 'O', stop: 'S' } satisfies Record<
    ChartEventKind,
    string
  >,
  estimator: { rBar: 'R̄/d2', sBar: 'S̄/c4', pooled: 'Pooled', movingRange: 'MR̄/d2' } satisfies Record<
    (typeof sigmaEstimators)[number],
    string
  >,
  studyKind: {
    type1: 'Type 1: repeatability and bias',
    crossed: 'Crossed R&R',
    attribute: 'Attribute agreement',
  } satisfies Record<(typeof studyKinds)[number], string>,
  gaugeVerdict: { accepted: 'Accepted', marginal: 'Marginal', rejected: 'Rejected' } satisfies Record<
    (typeof gaugeVerdicts)[number],
    string
  >,
}
