import type { AlarmDefDraft } from '@takt/contract/alarmDefs.ts'
import { firstChoice } from '@takt/contract/preferences.ts'
import type { PartDraft } from '@takt/contract/bomDefs.ts'
import type { BomRow } from '@takt/contract/boms.ts'
import type { CharacteristicDraft, CollectionSetDraft } from '@takt/contract/collectionSets.ts'
import type { InspectionDraft } from '@takt/contract/inspections.ts'
import type { LineDraft } from '@takt/contract/lines.ts'
import type { OrderDraft } from '@takt/contract/orders.ts'
import type { ProcessingDraft, Step } from '@takt/contract/processings.ts'
import { firstSettings } from '@takt/contract/first-settings.ts'
import type { Settings } from '@takt/contract/settings.ts'
import type { ParameterDraft } from '@takt/contract/recipes.ts'
import type { StationDraft } from '@takt/contract/stations.ts'
import type { ProductTypeDraft } from '@takt/contract/types.ts'
import type { UserDraft } from '@takt/contract/users.ts'

// What a person might have filled in; a test sets only what matters to it.

export const aLine = (lineNumber: string, over: Partial<Required<LineDraft>> = {}): Required<LineDraft> => ({
  lineNumber,
  lineName: `Line ${lineNumber}`,
  location: null,
  manager: null,
  okRateTarget: null,
  taktTarget: null,
  shortStopFrom: null,
  reasonFrom: null,
  ...over,
})

export const anAlarmDef = (alarmCode: string, over: Partial<AlarmDefDraft> = {}) => ({
  alarmCode,
  stationNumber: null,
  alarmClass: 'fault',
  alarmPriority: 'high' as const,
  lossType: 'equipment' as const,
  stopsMachine: true,
  callsHelp: false,
  onDelay: 0,
  offDelay: 0,
  enabled: true,
  ...over,
})

export const anInspection = (itemCode: string, over: Partial<InspectionDraft> = {}) => ({
  itemCode,
  stationNumber: 'S10',
  textEn: `Check ${itemCode}`,
  measured: false,
  inspectFrequency: 'shift' as const,
  inspectSchedule: 'fixed' as const,
  dueWithin: 30,
  blocksArrival: false,
  photoRequired: false,
  signatureRequired: false,
  ...over,
})

export const aStation = (stationNumber: string, over: Partial<StationDraft> = {}): StationDraft => ({
  stationNumber,
  stationName: `Station ${stationNumber}`,
  stationCode: null,
  ipAddr: null,
  machineId: null,
  addr: null,
  cycleTime: 30,
  optLevel: 0,
  enabled: true,
  ...over,
})

export const aCharacteristic = (
  charSeqNum: number,
  resultCode: string,
  over: Partial<CharacteristicDraft> = {},
): CharacteristicDraft => ({
  charSeqNum,
  resultCode,
  resultName: resultCode,
  resultUnit: 'Nm',
  unitCount: 1,
  valueCount: 1,
  targetValue: null,
  upperSpecLimit: null,
  lowerSpecLimit: null,
  targetText: null,
  manualAutoMode: 'automatic',
  ...over,
})

export const aSet = (
  colSetId: string,
  characteristics: CharacteristicDraft[] = [
    aCharacteristic(1, 'TORQUE', { lowerSpecLimit: 8, upperSpecLimit: 12 }),
  ],
): CollectionSetDraft => ({
  colSetId,
  colSetName: `Set ${colSetId}`,
  remark: null,
  characteristics,
})

export const aStep = (stepSeq: number, over: Partial<Step> = {}): Step => ({
  stepSeq,
  stepName: `Step ${stepSeq}`,
  stationNumber: `S${stepSeq}`,
  mustPass: true,
  nextStep: null,
  reworkStep: null,
  returnStep: null,
  maxLoops: 0,
  colSetId: null,
  colSetVersion: null,
  ...over,
})

export const aRoute = (
  processingNumber: string,
  steps: Step[] = [aStep(10, { nextStep: 20 }), aStep(20)],
): ProcessingDraft => ({
  processingNumber,
  processingName: `Route ${processingNumber}`,
  remark: null,
  steps,
})

export const aPart = (bomCode: string, over: Partial<PartDraft> = {}): Required<PartDraft> => ({
  bomCode,
  bomName: `Part ${bomCode}`,
  bomDes: null,
  unit: 'pcs',
  bomValue: 100,
  barcodeRule: { kind: 'plain' },
  supplier: null,
  shelfLife: null,
  minimumStock: null,
  unitPrice: null,
  picture: null,
  ...over,
})

export const aBomRow = (
  seqNum: number,
  part: string,
  stationNumber: string,
  over: Partial<BomRow> = {},
): BomRow => ({
  seqNum,
  partGrp: `G${seqNum}`,
  part,
  bomQty: 1,
  altMatFlag: false,
  serialInputFlag: false,
  serialType: null,
  stationNumber,
  consumeMode: 'backflush',
  shelfLifeCheck: true,
  remark: null,
  ...over,
})

export const aType = (
  typeNo: string,
  over: Partial<Required<ProductTypeDraft>> = {},
): Required<ProductTypeDraft> => ({
  typeNo,
  typeName: `Type ${typeNo}`,
  customer: null,
  picNumberVer: null,
  processingNumber: null,
  processingVer: null,
  bomCode: null,
  bomVer: null,
  labelTemplate: null,
  serialPattern: null,
  serialReset: null,
  picture: null,
  remark: null,
  ...over,
})

export const aParameter = (paraCode: string, over: Partial<ParameterDraft> = {}): ParameterDraft => ({
  paraCode,
  paraName: `Parameter ${paraCode}`,
  unit: 'bar',
  value: 5,
  defaultValue: 4,
  minValue: 1,
  maxValue: 10,
  addr: null,
  sendMode: 'changeover',
  ...over,
})

export const anOrder = (orderCode: string, over: Partial<OrderDraft> = {}): OrderDraft => ({
  orderCode,
  orderName: `Order ${orderCode}`,
  orderUnit: 'pcs',
  typeNo: 'T1',
  typeVer: 1,
  orderNumber: 10,
  planStart: '2026-03-02T06:00:00.000Z',
  planEnd: '2026-03-02T14:00:00.000Z',
  productDescription: null,
  picNumberVer: null,
  bomCode: null,
  bomVer: null,
  processRoute: null,
  processRouteVer: null,
  sceneCode: null,
  customerOrderNo: null,
  customerOrderLine: null,
  productDepartment: null,
  ...over,
})

export const aPerson = (
  userName: string,
  over: Partial<UserDraft> = {},
): UserDraft & { password: string } => ({
  userName,
  name: `Person ${userName}`,
  roles: ['editor'],
  lines: [],
  cardId: null,
  editRight: false,
  introduction: null,
  password: 'a first password',
  ...over,
})

/** Everything a plant is set to, saved upon this version. */
export const theSettings = (over: Partial<Settings> = {}, version = 0) => ({
  version,
  reason: 'Tried',
  settings: { ...firstSettings, plant: { plantName: 'Werk', timeZone: 'UTC', dayStart: '00:00' }, ...over },
})

export const aView = (viewName: string) => ({
  list: 'orders/list',
  viewName,
  shared: false,
  search: '?orderCode=A',
  choice: firstChoice,
})
