import type { insightChoices as inEnglish } from '../../en/choices/insight.ts'
import type { Words } from '../../en/words.ts'

export const insightChoices: Pick<Words, keyof typeof inEnglish> = {
  lineState: {
    producing: '生产中',
    noOrder: '无工单运行',
    stopped: '停线',
    waiting: '等待',
    break: '休息',
    noData: '无数据',
    disabled: '未启用',
  },
  eventType: {
    interfaceError: '接口错误',
    eventSetAside: '事件已搁置',
    andonLevel: '安灯升级',
    andonLevelLate: '安灯升级（延迟）',
    andonCall: '请求支援',
    controlSignal: '控制图信号',
    equipmentAlarm: '设备报警',
    toolDue: '工装将到寿命',
    calibrationDue: '校准到期',
    stationSilent: '工位失联',
    orderLate: '工单延期',
    materialLow: '物料余量低',
    materialExpired: '物料到期',
    parameterDrift: '参数漂移',
    orderFinished: '工单完成',
    accountLocked: '账号锁定',
    loginBarred: '禁止登录',
    loginBurst: '登录被阻止',
    rightsChanged: '权限变更',
    ruleTest: '规则测试',
  },
  reportSpan: { day: '日', week: '周', month: '月' },
  messageType: { info: '信息', warn: '警告', alarm: '报警' },
  messageStatus: { unread: '未读', read: '已读', handled: '已处理' },
}
