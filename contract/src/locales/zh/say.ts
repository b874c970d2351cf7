import type { Words } from '../en/words.ts'

export const page: Words['page'] = {
  stationLogView: '设备通信日志',
  mesLogView: '上位系统日志',
  mainDashboard: '车间看板', lineDashboard: '产线看板', mesProcess: '生产中批次', toMesProcess: '待接收批次', pendingProductionHistory: '队列变更记录', orderCreate: '创建工单', pendingProductionOrder: '待产工单', stationDef: '工位定义',
  processResultDef: '检测项定义', productSummary: '产品追溯', dataSummary: '测量数据',
  role: '角色权限', users: '账号设置', lineDef: '产线定义', orderHistory: '历史工单', processingCreate: '工艺路线', typePara: '型号参数', typeProcessSetting: '工艺设定', typeCreat: '产品型号', processSummary: '过程数据', lineView: '产线大屏',
  ProductView: '产量大屏', okRateView: '合格率大屏', guide: '引导', profile: '个人资料', userInfo: '我的账号', icon: '图标', files: '文件管理',
  bomSet: '物料清单', bomDef: '零件', bomMonitors: '线边物料', bomSummary: '物料追溯', bomProcessSummary: '物料消耗',
  basicInfo: '基本信息',
  operator: '操作员',
  produceOverview: '产出总览', timeFragment: '时间段', shiftManage: '班次日历',
}

export const group: Words['group'] = {
  log: '日志',
  dashboard: '看板', order: '工单管理', equipment: '设备管理', tracibility: '质量追溯',
  permission: '权限管理', plant: '工厂', processing: '工艺', produce: '生产', wall: '大屏', own: '我的',
  bom: '物料',
  basicSetting: '基础设置',
}

export const say: Words['say'] = {
  progressOf: '{made} / {ordered}',
  appTitle: 'Takt', save: '保存', create: '新建', edit: '编辑', delete: '删除', cancel: '取消', close: '关闭', confirm: '确定', search: '查询', reset: '重置',
  refresh: '刷新', loading: '加载中…', none: '暂无内容', retry: '重试', copy: '复制', copied: '已复制', notCopied: '未能复制：浏览器不允许', download: '下载', export: '导出', yes: '是', no: '否',
  createSuccess: '创建成功', updateSuccess: '更新成功', deleteSuccess: '删除成功', uploadSuccess: '上传成功', downloadSuccess: '下载成功', saveSuccess: '保存成功',
  chooseLine: '请先选择产线', andMore: '{count}+', history: '变更记录', required: '不能为空',
}
