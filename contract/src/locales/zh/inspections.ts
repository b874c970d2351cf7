import type {
  inspectionsChoices as choicesInEnglish,
  inspectionsErrors as errorsInEnglish,
  inspectionsFields as fieldsInEnglish,
} from '../en/inspections.ts'
import type { Words } from '../en/words.ts'

export const inspections: Words['inspections'] = {
  about: '各工位的点检内容、到期情况和点检结果',
  createOne: '新建点检项',
  editOne: '编辑 {code}',
  recordOne: '记录 {code}',
  correctOne: '更正 {code}',
  listEmpty: '该产线尚未定义点检项。',
  nothingDue: '该产线没有启用的点检项。',
  nothingPlanned: '最近 7 天没有计划的点检。',
  noRecords: '尚无点检记录。',
  blocking: '阻止产品进站的点检',
  views: '视图',
  record: '记录',
  recorded: '{code} 已记录',
  correct: '更正',
  corrected: '记录已更正',
  retire: '停用',
  retireQuestion: '停用 {code}？此后不再到期；记录保留，代码不再使用。',
  retired: '{code} 已停用',
  alreadyRetired: '已经停用',
  correctedAlready: '已经更正',
  codeHint: '以后不能更改',
  rhythmHint: '以后不能更改',
  textHint: '留空：显示其他语言',
  scheduleHint: '固定：按产线日历。浮动：从上次点检起算。',
  dueWithinHint: '从到期到逾期的分钟数',
  blocksHint: '点检逾期或不合格时，该工位不接收产品',
  text: '点检内容',
  view: {
    due: '到期',
    plan: '最近 7 天',
    records: '记录',
    items: '定义',
  },
}

export const inspectionsChoices: typeof choicesInEnglish = {
  inspectFrequency: {
    shift: '每班',
    day: '每天',
    week: '每周',
    hours: '每隔数小时',
  },
  inspectSchedule: {
    fixed: '固定',
    floating: '浮动',
  },
  checkState: {
    planned: '计划中',
    due: '到期',
    late: '逾期',
    ng: '不合格',
    done: '已完成',
    doneLate: '逾期完成',
    missed: '漏检',
  },
}

export const inspectionsFields: typeof fieldsInEnglish = {
  itemCode: '点检代码',
  method: '方法',
  measured: '测量值',
  inspectFrequency: '频率',
  everyHours: '点检间隔（小时）',
  inspectSchedule: '周期方式',
  dueWithin: '逾期时限（分钟）',
  blocksArrival: '锁定工位',
  retiredAt: '停用时间',
  checkState: '点检状态',
  dueAt: '到期时间',
  lateAt: '逾期起始',
  recordedAt: '记录时间',
  recordedBy: '记录人',
  recordedLate: '逾期',
  corrects: '更正的记录',
  correctedAt: '更正时间',
  correctedBy: '更正人',
  superseded: '已被更正',
  tooFast: '过快',
}

export const inspectionsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'inspections.fixed_at_creation': '点检项创建后不能更改；请停用并新建',
  'inspections.hours_needed': '请填写间隔小时数',
  'inspections.shift_is_fixed': '每班点检只能采用固定周期',
  'inspections.limits_crossed': '上限必须大于下限',
  'inspections.retired': '{itemCode} 已停用',
  'inspections.value_needed': '请输入测量值',
  'inspections.result_needed': '请选择合格或不合格',
  'inspections.corrected_already': '该记录已被更正；请更正其更正记录',
}
