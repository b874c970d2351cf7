import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageName } from '@takt/contract/pages.ts'
import { patiently } from './patience.ts'

const screen = (load: () => Promise<{ default: ComponentType }>) => lazy(() => patiently(load))

/** The screen of each page of the page table, loaded when it is first opened. */
export const screens: Partial<Record<PageName, LazyExoticComponent<ComponentType>>> = {
  profile: screen(() => import('~/account/ProfilePage.tsx')),
  userInfo: screen(() => import('~/account/UserInfoPage.tsx')),
  guide: screen(() => import('~/guide/GuidePage.tsx')),
  files: screen(() => import('~/files/FilesPage.tsx')),
  icon: screen(() => import('~/icons/IconPage.tsx')),
  mainDashboard: screen(() => import('~/boards/MainDashboardPage.tsx')),
  lineDashboard: screen(() => import('~/boards/LineDashboardPage.tsx')),
  orderCreate: screen(() => import('~/orders/OrderCreatePage.tsx')),
  pendingProductionOrder: screen(() => import('~/orders/PendingProductionOrderPage.tsx')),
  role: screen(() => import('~/people/RolePage.tsx')),
  users: screen(() => import('~/people/UsersPage.tsx')),
  stationDef: screen(() => import('~/stations/StationDefPage.tsx')),
  processResultDef: screen(() => import('~/collectionSets/ProcessResultDefPage.tsx')),
  processingCreate: screen(() => import('~/processings/ProcessingCreatePage.tsx')),
  productSummary: screen(() => import('~/units/ProductSummaryPage.tsx')),
  dataSummary: screen(() => import('~/values/DataSummaryPage.tsx')),
  lineDef: screen(() => import('~/lines/LineDefPage.tsx')),
  typeCreat: screen(() => import('~/types/TypeCreatPage.tsx')),
  orderHistory: screen(() => import('~/orders/OrderHistoryPage.tsx')),
  lineView: screen(() => import('~/boards/LineViewPage.tsx')),
  ProductView: screen(() => import('~/boards/ProductViewPage.tsx')),
  okRateView: screen(() => import('~/boards/OkRateViewPage.tsx')),
  processSummary: screen(() => import('~/passes/ProcessSummaryPage.tsx')),
}
