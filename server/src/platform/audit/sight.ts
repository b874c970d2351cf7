import { auditedEntities, type AuditedEntity } from '@takt/contract/audit.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { type Caller, isAdmin } from '../db/call.ts'
import { holds, linesWith } from '../db/rights.ts'
import type { Sight } from './log.queries.ts'

/** A record's history is for whoever may see the record: on one of these pages, else an administrator. */
export const shownOn: Partial<Record<AuditedEntity, PageName[]>> = {
  order: ['orderCreate', 'pendingProductionOrder', 'orderHistory', 'pendingProductionHistory'],
  lot: ['toMesProcess', 'mesProcess'],
  line: ['lineDef'],
  shifts: ['lineDef'],
  type: ['typeCreat'],
  station: ['stationDef'],
  stationKey: ['stationDef'],
  machineCode: ['stationDef'],
  collectionSet: ['processResultDef'],
  frozenReport: ['cpkReport', 'equipmentReport'],
  report: ['reports'],
  reportSchedule: ['reports'],
  unit: ['productSummary'],
  failure: ['failDetail'],
  andonCall: ['lossInquiry'],
  andonRule: ['ampereLampSetting'],
  andonQuiet: ['ampereLampSetting'],
  andonLamp: ['ampereLampSetting'],
  equipmentAlarm: ['equipmentAlarm'],
  alarmShelving: ['equipmentAlarm'],
  wallLink: ['lineView', 'ProductView', 'okRateView'],
  parameterSet: ['typePara'],
  parameterDownload: ['typePara'],
  typePackage: ['typeProcessSetting'],
  user: ['users'],
  role: ['role'],
  telegram: ['mesLogView'],
  operator: ['operator'],
  team: ['shiftManage'],
  rotation: ['shiftManage'],
  calendarDay: ['shiftManage'],
  shiftSlots: ['timeFragment'],
  holdRule: ['bomSummary'],
  slotReason: ['produceOverview', 'lineDashboard'],
  sop: ['sopManage'],
  part: ['bomDef', 'bomSet'],
  bom: ['bomSet'],
  tool: ['toolDef'],
  toolSet: ['toolSet'],
  materialLot: ['bomMonitors', 'bomSummary'],
  binding: ['bomMonitors'],
  processing: ['processingCreate'],
  defect: ['failDef'],
  defectDrawing: ['failDef'],
  problem: ['problems'],
  concession: ['concessions'],
  signal: ['signals'],
  chartLimits: ['cpkReport'],
  chartExclusion: ['cpkReport'],
  gaugeStudy: ['gaugeStudy'],
  reworker: ['reworkerManage'],
  inspectionItem: ['inspectManage', 'stationChecks'],
  inspectionRecord: ['inspectManage', 'stationChecks'],
  alarmDef: ['equipmentAlarmDefs'],
  noticeRule: ['notifySet'],
  stopReason: ['lossInquiry'],
  cycleStandard: ['cycleTime'],
}

/** Where this person may see the history of which records; kinds with the same rule are together. */
export function sightOf(user: Caller): Sight[] {
  if (isAdmin(user)) return [{ entities: null, lines: user.lines, plant: true }]
  const sights = new Map<string, Sight & { entities: AuditedEntity[] }>()
  for (const entity of auditedEntities) {
    const pages = shownOn[entity] ?? []
    const lines = linesWith(user, ...pages)
    const plant = pages.some((page) => holds(user, page, 'view'))
    const key = JSON.stringify([lines, plant])
    const sight = sights.get(key) ?? { entities: [], lines, plant }
    sight.entities.push(entity)
    sights.set(key, sight)
  }
  return [...sights.values()]
}
