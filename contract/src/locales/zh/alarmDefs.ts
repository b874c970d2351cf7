import type { AlarmPriority, LossType } from '../../alarmDefs.ts'
import type { FieldName } from '../../field-names.ts'

export const alarmDefs = {
  about: '每个报警代码的含义，以读者的语言显示',
  createOne: '新建定义',
  editOne: '编辑 {code}',
  listEmpty: '本产线还没有报警定义。',
  nothingSeen: '近 90 天内工位发送的代码均已定义。',
  views: '视图',
  define: '定义',
  defineOne: '定义 {code}',
  everywhere: '整条产线',
  stationHint: '留空：适用于本产线所有没有单独定义的工位。以后不能更改。',
  codeHint: '与工位发送的一致。以后不能更改。',
  textHint: '留空：显示英文，否则显示工位发送的文本',
  onHint: '持续时间短于此值不显示，单位秒',
  offHint: '在此时间内再次触发，显示为同一报警，单位秒',
  enabledHint: '关闭：显示工位发送的文本',
  retire: '停用',
  retireQuestion: '停用 {code}？此后显示工位发送的文本。',
  retired: '{code} 已停用',
  alreadyRetired: '已停用',
  importTitle: '导入报警定义',
  importAbout: 'CSV 文件，每个代码和工位一行；未填工位时适用于整条产线。代码必填；文件中没有的列保持不变。',
  answer: '处理',
  meaning: '报警文本',
  view: { definitions: '定义', undefinedCodes: '未定义代码' },
}

export const alarmDefsChoices = {
  alarmPriority: { high: '高', medium: '中', low: '低' } satisfies Record<AlarmPriority, string>,
  lossType: {
    mass: '质量',
    equipment: '设备',
    organizational: '组织',
    process: '工艺',
  } satisfies Record<LossType, string>,
}

export const alarmDefsFields = {
  alarmCode: '报警代码',
  alarmClass: '类别',
  alarmPriority: '优先级',
  lossType: '损失类型',
  stopsMachine: '导致停机',
  onDelay: '触发延时',
  offDelay: '解除延时',
  alarmText: '报警文本',
  timesSeen: '出现次数',
  lastSeen: '最近出现',
  textEn: '文本（英文）',
  textZh: '文本（中文）',
  textEs: '文本（西班牙文）',
  textJa: '文本（日文）',
  causeEn: '原因（英文）',
  causeZh: '原因（中文）',
  causeEs: '原因（西班牙文）',
  causeJa: '原因（日文）',
  actionEn: '措施（英文）',
  actionZh: '措施（中文）',
  actionEs: '措施（西班牙文）',
  actionJa: '措施（日文）',
} satisfies Partial<Record<FieldName, string>>
