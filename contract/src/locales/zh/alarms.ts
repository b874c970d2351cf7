import type { AlarmState } from '../../alarms.ts'
import type { FieldName } from '../../field-names.ts'

export const alarms = {
  about: '每条报警何时出现、何时消失、由谁确认、原因是什么',
  listEmpty: '该时段内没有报警。',
  noneOn: '当前没有报警。',
  acknowledge: '确认',
  acknowledgeOne: '确认 {code}',
  acknowledged: '已确认',
  acknowledgeFound: '确认全部查询结果',
  foundQuestion: '查询到 {count} 条。确认其中尚未确认的报警？',
  bulkQuestion: '确认所选报警？共 {count} 条。',
  causeHint: '实际原因，可以以后补充',
  cause: '原因',
  possibleCause: '可能原因',
  whatToDo: '处理措施',
  undefinedCode: '此代码尚未定义。',
  views: '视图',
  view: { on: '当前报警', log: '记录', analysis: '分析' },
  analysed: '{from} 至 {to}',
  times: '报警次数',
  perHour: '每小时报警次数',
  onTime: '持续时间',
  topShare: '最频繁十项占比',
  byTimes: '高频报警（按次数）',
  byMinutes: '长时报警（按持续时间）',
  share: '占比',
  pick: '点击条形查看其报警',
  priorities: '优先级分布',
  recommended: '推荐值',
  notDefined: '未定义',
  floods: '报警泛滥',
  floodsAbout: '十分钟内超过十条',
  noFloods: '该时段没有报警泛滥。',
  chattering: '抖动报警',
  chatteringAbout: '一分钟内出现三次',
  chattered: '抖动次数',
  noChattering: '没有抖动报警。',
  stale: '滞留报警',
  staleAbout: '持续超过 24 小时',
  noStale: '没有持续一天以上的报警。',
}

export const alarmsChoices = {
  alarmState: {
    active: '报警中，未确认',
    acknowledged: '报警中，已确认',
    cleared: '已消失，未确认',
    closed: '已消失，已确认',
  } satisfies Record<AlarmState, string>,
}

export const alarmsFields = {
  alarmState: '报警状态',
  acknowledgedAt: '确认时间',
  acknowledgedBy: '确认人',
  alarmCause: '原因',
} satisfies Partial<Record<FieldName, string>>
