import { grantablePages, grantLevels, pages, type GrantLevel, type PageName } from './pages.ts'
import type { Grant } from './users.ts'

export const roleTemplateNames = [
  'planner',
  'shiftLeader',
  'qualityEngineer',
  'maintenance',
  'lineOperator',
  'stationDevice',
] as const
export type RoleTemplateName = (typeof roleTemplateNames)[number]

type Pages = Partial<Record<GrantLevel, readonly PageName[]>>

const boards = [
  'mainDashboard',
  'lineDashboard',
  'lineView',
  'ProductView',
  'okRateView',
] as const satisfies PageName[]

/** What a new role may start from. It is a proposal: whoever makes the role changes it before saving, and the template is not kept. */
export const roleTemplates: Record<RoleTemplateName, Pages> = {
  planner: {
    view: [
      ...boards,
      'pendingProductionHistory',
      'typeCreat',
      'typeProcessSetting',
      'processingCreate',
      'produceOverview',
      'bomSet',
      'bomMonitors',
      'bomProcessSummary',
      'mesLogView',
    ],
    edit: [
      'orderCreate',
      'pendingProductionOrder',
      'orderHistory',
      'mesProcess',
      'toMesProcess',
      'timeFragment',
      'shiftManage',
    ],
  },
  shiftLeader: {
    view: [
      ...boards,
      'orderHistory',
      'pendingProductionHistory',
      'stationDef',
      'typePara',
      'timeFragment',
      'processSummary',
      'failDetail',
      'failSummary',
      'cycleTime',
      'andonReport',
      'reworkSummary',
      'problems',
      'dataSummary',
      'bomSummary',
      'stationLogView',
      'mesLogView',
    ],
    edit: [
      'pendingProductionOrder',
      'mesProcess',
      'toMesProcess',
      'produceOverview',
      'operator',
      'shiftManage',
      'productSummary',
      'bomMonitors',
      'ampereLampSetting',
      'equipmentAlarm',
      'equipmentReport',
      'equipmentStatistics',
      'inspectManage',
      'stationChecks',
      'station',
      'stationSop',
      'handover',
      'reports',
      'lossInquiry',
      'defectReporting',
      'reworkReporting',
      'reworkerManage',
    ],
  },
  qualityEngineer: {
    view: [
      ...boards,
      'handover',
      'reports',
      'orderHistory',
      'stationDef',
      'processingCreate',
      'typeCreat',
      'typePara',
      'typeProcessSetting',
      'produceOverview',
      'processSummary',
      'failSummary',
      'reworkSummary',
      'dataSummary',
      'bomSet',
      'bomDef',
      'bomProcessSummary',
      'stationLogView',
    ],
    edit: [
      'processResultDef',
      'productSummary',
      'bomSummary',
      'failDef',
      'failDetail',
      'problems',
      'concessions',
      'signals',
      'cpkReport',
      'gaugeStudy',
      'sopManage',
      'defectReporting',
      'reworkReporting',
      'lossInquiry',
    ],
  },
  maintenance: {
    view: [
      ...boards,
      'handover',
      'reports',
      'cycleTime',
      'andonReport',
      'processResultDef',
      'processingCreate',
      'produceOverview',
      'productSummary',
      'processSummary',
      'dataSummary',
    ],
    edit: [
      'equipmentAlarm',
      'equipmentReport',
      'equipmentStatistics',
      'equipmentAlarmDefs',
      'inspectManage',
      'stationChecks',
      'stationSop',
      'toolDef',
      'toolSet',
      'stationDef',
      'typePara',
      'stationLogView',
      'lossInquiry',
    ],
  },
  lineOperator: {
    view: [
      'handover',
      'reports',
      'mainDashboard',
      'lineDashboard',
      'pendingProductionOrder',
      'mesProcess',
      'typePara',
      'productSummary',
      'inspectManage',
      'bomSet',
    ],
    edit: [
      'bomMonitors',
      'station',
      'stationChecks',
      'stationSop',
      'equipmentAlarm',
      'lossInquiry',
      'defectReporting',
      'reworkReporting',
    ],
  },
  /** Signed in all day at a touch screen; who works there holds a badge to it. */
  stationDevice: {
    edit: ['station', 'stationChecks', 'stationSop', 'bomMonitors', 'lossInquiry', 'defectReporting'],
  },
}

/** The built-in roles that are given pages; the administrator has all. */
export const givenFirst = ['editor', 'operator'] as const
const firstLevels: Record<(typeof givenFirst)[number], GrantLevel> = { editor: 'edit', operator: 'view' }

/** The pages a role of this key has in a new plant, built-in or from a template; none: the plant's own role. */
export function usualMenu(roleKey: string): Grant[] {
  const first = givenFirst.find((name) => name === roleKey)
  if (first)
    return grantablePages
      .filter((page) => pages[page].roles === 'everyone')
      .map((page) => ({ page, level: firstLevels[first] }))
  const template = roleTemplateNames.find((name) => name === roleKey)
  return template ? templateMenu(template) : []
}

/** The pages of a template as a role holds them, in the order of the page table. */
export const templateMenu = (name: RoleTemplateName): Grant[] =>
  grantablePages.flatMap((page) => {
    const level = grantLevels.find((one) => roleTemplates[name][one]?.includes(page))
    return level ? [{ page, level }] : []
  })
