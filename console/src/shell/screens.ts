import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageName } from '@takt/contract/pages.ts'
import { withWords } from '~/i18n/words.tsx'
import { patiently } from '~/ui/later.ts'

type Load = () => Promise<{ default: ComponentType }>
const first = (load: Load) => lazy(() => patiently(load))
const screen = (load: Load) => first(() => withWords(load))

/** The screen of each page of the page table, loaded when it is first opened. */
export const screens: Record<PageName, LazyExoticComponent<ComponentType>> = {
  mainDashboard: first(() => import('~/boards/MainDashboardPage.tsx')),
  lineDashboard: screen(() => import('~/boards/LineDashboardPage.tsx')),
  role: screen(() => import('~/people/RolePage.tsx')),
  users: screen(() => import('~/people/UsersPage.tsx')),
  basicInfo: screen(() => import('~/settings/BasicInfoPage.tsx')),
  lineDef: screen(() => import('~/lines/LineDefPage.tsx')),
  mesProcess: screen(() => import('~/lots/MesProcessPage.tsx')),
  toMesProcess: screen(() => import('~/lots/ToMesProcessPage.tsx')),
  orderCreate: screen(() => import('~/orders/OrderCreatePage.tsx')),
  pendingProductionOrder: screen(() => import('~/orders/PendingProductionOrderPage.tsx')),
  orderHistory: screen(() => import('~/orders/OrderHistoryPage.tsx')),
  pendingProductionHistory: screen(() => import('~/orders/PendingProductionHistoryPage.tsx')),
  stationDef: screen(() => import('~/stations/StationDefPage.tsx')),
  processResultDef: screen(() => import('~/collectionSets/ProcessResultDefPage.tsx')),
  processingCreate: screen(() => import('~/processings/ProcessingCreatePage.tsx')),
  typeCreat: screen(() => import('~/types/TypeCreatPage.tsx')),
  typePara: screen(() => import('~/recipes/TypeParaPage.tsx')),
  typeProcessSetting: screen(() => import('~/packages/TypeProcessSettingPage.tsx')),
  produceOverview: screen(() => import('~/output/ProduceOverviewPage.tsx')),
  operator: screen(() => import('~/operators/OperatorPage.tsx')),
  reworkSummary: screen(() => import('~/rework/ReworkSummaryPage.tsx')),
  reworkReporting: screen(() => import('~/rework/ReworkReportingPage.tsx')),
  gaugeStudy: screen(() => import('~/gauges/GaugeStudyPage.tsx')),
  lossInquiry: screen(() => import('~/andon/LossInquiryPage.tsx')),
  reworkerManage: screen(() => import('~/reworkers/ReworkerManagePage.tsx')),
  problems: screen(() => import('~/problems/ProblemsPage.tsx')),
  failDef: screen(() => import('~/defects/FailDefPage.tsx')),
  equipmentAlarmDefs: screen(() => import('~/alarmDefs/EquipmentAlarmDefsPage.tsx')),
  timeFragment: screen(() => import('~/calendar/TimeFragmentPage.tsx')),
  shiftManage: screen(() => import('~/calendar/ShiftManagePage.tsx')),
  productSummary: screen(() => import('~/units/ProductSummaryPage.tsx')),
  failSummary: screen(() => import('~/failures/FailSummaryPage.tsx')),
  failDetail: screen(() => import('~/failures/FailDetailPage.tsx')),
  processSummary: screen(() => import('~/passes/ProcessSummaryPage.tsx')),
  dataSummary: screen(() => import('~/values/DataSummaryPage.tsx')),
  cpkReport: screen(() => import('~/charts/CpkReportPage.tsx')),
  bomSet: screen(() => import('~/boms/BomSetPage.tsx')),
  bomDef: screen(() => import('~/bomDefs/BomDefPage.tsx')),
  bomMonitors: screen(() => import('~/materials/BomMonitorsPage.tsx')),
  bomSummary: screen(() => import('~/genealogy/BomSummaryPage.tsx')),
  bomProcessSummary: screen(() => import('~/genealogy/BomProcessSummaryPage.tsx')),
  stationLogView: screen(() => import('~/telegrams/StationLogViewPage.tsx')),
  mesLogView: screen(() => import('~/host/MesLogViewPage.tsx')),
  dbLogView: screen(() => import('~/changes/DbLogViewPage.tsx')),
  lineView: screen(() => import('~/boards/LineViewPage.tsx')),
  ProductView: screen(() => import('~/boards/ProductViewPage.tsx')),
  okRateView: screen(() => import('~/boards/OkRateViewPage.tsx')),
  guide: screen(() => import('~/guide/GuidePage.tsx')),
  profile: screen(() => import('~/account/ProfilePage.tsx')),
  userInfo: screen(() => import('~/account/UserInfoPage.tsx')),
  icon: screen(() => import('~/icons/IconPage.tsx')),
  files: screen(() => import('~/files/FilesPage.tsx')),
}
