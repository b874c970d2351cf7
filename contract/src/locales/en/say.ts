import type { Group, PageName } from '../../pages.ts'

export const page = {
  stationLogView: 'Station log',
  mesLogView: 'Host log',
  mainDashboard: 'Shop floor', lineDashboard: 'Line', mesProcess: 'Lots in process', toMesProcess: 'Lots waiting', pendingProductionHistory: 'Queue history', orderCreate: 'Create orders', pendingProductionOrder: 'Pending orders', stationDef: 'Stations',
  processResultDef: 'Process results', productSummary: 'Products', dataSummary: 'Measured data',
  role: 'Roles', users: 'Accounts', lineDef: 'Lines', orderHistory: 'Order history', processingCreate: 'Routes', typePara: 'Parameters', typeProcessSetting: 'Type packages', typeCreat: 'Product types', processSummary: 'Process data', lineView: 'Line wall',
  ProductView: 'Output wall', okRateView: 'OK rate wall', guide: 'Guide', profile: 'Profile', userInfo: 'My account', icon: 'Icons', files: 'Files',
  bomSet: 'Bills of material', bomDef: 'Parts', bomMonitors: 'Material at the line', bomSummary: 'Material genealogy', bomProcessSummary: 'Consumption',
  basicInfo: 'Basic information',
  operator: 'Operators',
  produceOverview: 'Output', timeFragment: 'Time slots', shiftManage: 'Shift calendar',
} satisfies Record<PageName, string>

export const group = {
  log: 'Logs',
  dashboard: 'Dashboard', order: 'Orders', equipment: 'Equipment', tracibility: 'Traceability',
  permission: 'Permission', plant: 'Plant', processing: 'Processing', produce: 'Production', wall: 'Wall views', own: 'Mine',
  bom: 'Materials',
  basicSetting: 'Basic setting',
} satisfies Record<Group, string>

/** Words that belong to no field: buttons, states, messages. A page's own words stand in its own file. */
export const say = {
  progressOf: '{made} of {ordered}',
  appTitle: 'Takt', save: 'Save', create: 'New', edit: 'Edit', delete: 'Delete', cancel: 'Cancel', close: 'Close', confirm: 'Confirm', search: 'Search', reset: 'Reset',
  refresh: 'Refresh', loading: 'Loading…', none: 'No Content', retry: 'Try again', copy: 'Copy', copied: 'Copied', notCopied: 'Nothing was copied: the browser does not allow it', download: 'Download', export: 'Export', yes: 'Yes', no: 'No',
  createSuccess: 'Creat success', updateSuccess: 'Update success', deleteSuccess: 'Delete success', uploadSuccess: 'Upload success', downloadSuccess: 'Download success', saveSuccess: 'Save success',
  chooseLine: 'Choose the line first', andMore: '{count}+', history: 'Change history', required: 'can not be null',
}
