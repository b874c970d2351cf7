import type { NumberReset } from '../../../number-rule.ts'
import type { bomStates } from '../../../bomDefs.ts'
import type { BomFault, consumeModes, serialTypes } from '../../../boms.ts'
import type { collectionModes, subgroupings } from '../../../collectionSets.ts'
import type { BomStateShown } from '../../../materials.ts'
import type { PackageFault } from '../../../packages.ts'
import type { RouteFault } from '../../../processings.ts'
import type { DownloadState, ParameterFault } from '../../../recipes.ts'
import type { sendModes } from '../../../sent-parameters.ts'
import type { TypeFault } from '../../../types.ts'

export const masterdataChoices = {
  subgroupBy: { consecutive: 'Consecutive units', time: 'Time', lot: 'Lot' } satisfies Record<
    (typeof subgroupings)[number],
    string
  >,
  manualAutoMode: { automatic: 'Automatic', manual: 'Manual' } satisfies Record<
    (typeof collectionModes)[number],
    string
  >,
  routeFault: {
    noSteps: 'It has no steps',
    twoStarts: 'It has more than one start',
    noStart: 'It has no start',
    unknownStep: 'A step leads to a step that does not exist',
    endUnreachable: 'The end cannot be reached from every step',
    unreachableStep: 'A step is never reached',
    reworkWithoutReturn: 'A rework step has no return step',
    loopUnbounded: 'A rework loop has no limit',
    setNotReleased: 'A collection set is not released',
    doubleStep: 'Two steps have the same number',
  } satisfies Record<RouteFault, string>,
  serialReset: {
    never: 'Never',
    year: 'Every year',
    month: 'Every month',
    day: 'Every day',
  } satisfies Record<NumberReset, string>,
  typeFault: {
    noRoute: 'It has no route',
    routeDraft: 'Its route is still a draft',
    routeObsolete: 'Its route is retired',
    setNotReleased: 'A collection set of its route is not released',
    bomNotReleased: 'Its default BOM is not released',
  } satisfies Record<TypeFault, string>,
  sendMode: { changeover: 'On changeover', perPart: 'With every unit' } satisfies Record<
    (typeof sendModes)[number],
    string
  >,
  downloadState: {
    waiting: 'Waiting for the station',
    taken: 'Loaded',
    confirmed: 'Confirmed',
    failed: 'Failed',
    replaced: 'Replaced',
  } satisfies Record<DownloadState, string>,
  parameterFault: {
    noParameters: 'It has no parameters',
    valueMissing: 'A value is missing',
    belowLimit: 'A value is below its minimum',
    aboveLimit: 'A value is above its maximum',
    defaultOutside: 'A default is outside its limits',
    limitsBackwards: 'A minimum is above its maximum',
    textAndLimits: 'A text cannot have limits',
    doubleCode: 'A parameter occurs twice',
  } satisfies Record<ParameterFault, string>,
  packageFault: {
    typeNotReleased: 'The type is not released',
    routeNotReleased: 'The route is not released',
    setNotReleased: 'A collection set of the route is not released',
    stepsChanged: 'The steps of the route have changed',
    mustPassSkipped: 'A must-pass step cannot be skipped',
    bomUnknown: 'The BOM does not exist',
    bomNotReleased: 'The BOM is not released',
    bomOfOtherType: 'The BOM belongs to another type',
    bomStationNotOnRoute: 'The BOM uses parts at a station that is not on the route',
    labelUnknown: 'The label template does not exist',
    recipeMissing: 'A station has no released parameters for the type',
  } satisfies Record<PackageFault, string>,
  bomState: {
    active: 'Active',
    blocked: 'Blocked',
    none: 'Not loaded',
    bound: 'Loaded',
    low: 'Low',
    empty: 'Empty',
    expired: 'Expired',
  } satisfies Record<(typeof bomStates)[number] | BomStateShown, string>,
  serialType: { L: 'Lot label', M: 'Supplier serial', S: 'Unit made here' } satisfies Record<
    (typeof serialTypes)[number],
    string
  >,
  consumeMode: { backflush: 'From loaded material', scan: 'Scanned per unit' } satisfies Record<
    (typeof consumeModes)[number],
    string
  >,
  bomFault: {
    noRows: 'It has no rows',
    noMainRow: 'A part group has no main row',
    twoMainRows: 'A part group has more than one main row',
    doublePart: 'A part occurs twice at one station',
    doubleNumber: 'Two rows have the same number',
    serialTypeMissing: 'A scanned row has no serial type',
    serialNotWhole: 'Serial numbers need a whole quantity',
    scanWithoutSerial: 'Scan and consumption contradict each other',
    groupAtTwoStations: 'A part group occurs at two stations',
    partUnknown: 'A part does not exist',
    partTypeUnknown: 'A part is scanned as a unit made here (serial type S), but no type has its code',
    partBlocked: 'A part is blocked',
    typeUnknown: 'The type does not exist',
  } satisfies Record<BomFault, string>,
}
