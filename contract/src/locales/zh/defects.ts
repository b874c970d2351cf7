import type { FieldName } from '../../field-names.ts'

export const defects = {
  about: '本产线会出现哪些缺陷，以及哪些结果代码对应它们',
  createOne: '新建缺陷',
  createSub: '新建子缺陷',
  editOne: '编辑 {code}',
  listEmpty: '本产线还没有缺陷。',
  listNext: '请定义或导入列表：之后不良记录有名称，报告时可以选择。',
  unmappedNone: '最近 90 天不合格的结果代码都已对应缺陷。',
  views: '视图',
  view: { tree: '缺陷', unmapped: '未对应缺陷的代码' },
  everywhere: '全部',
  codeHint: '以后不能更改',
  nameHint: '留空：显示其他语言',
  rwkHint: '留空：按工艺路线',
  returnHint: '返工后从哪个工站继续。留空：不合格的工序。',
  proposalHint: '向报告或判定的人建议；不会自动判定',
  resultHint: '工站上其中一个代码不合格即报告此缺陷。每个代码只对应一个缺陷。',
  stationsHint: '在这些工站优先提供。留空：所有工站。',
  typesHint: '留空：所有型号',
  retire: '停用',
  retireQuestion: '停用 {code}？以后不再提供。过去的不良记录保留其名称。',
  retired: '{code} 已停用',
  alreadyRetired: '已停用',
  merge: '合并',
  mergeOne: '将 {code} 合并到另一个缺陷',
  mergeAbout: '其结果代码转到另一个缺陷，未关闭的不良记录和返工人员随之更改，统计合并计算。{code} 停用。',
  merged: '{code} 已合并',
  addSub: '添加子缺陷',
  assign: '指定缺陷',
  newFor: '为 {code} 新建缺陷',
  importTitle: '导入缺陷',
  importAbout:
    'CSV 文件，每个缺陷或子缺陷一行。缺陷代码和一个名称必填；列表用分号分隔；文件中没有的列保持不变。',
}

export const defectsChoices = {
  defaultDisposition: {
    rework: '返工',
    scrap: '报废',
    useAsIs: '让步接收',
    returned: '退回',
  },
}

export const defectsFields = {
  defectName: '名称',
  nameEn: '名称（英文）',
  nameZh: '名称（中文）',
  nameEs: '名称（西班牙文）',
  nameJa: '名称（日文）',
  rank: '等级',
  subRank: '子等级',
  returnStation: '继续工站',
  defaultDisposition: '建议处置',
  responsibility: '责任方',
  resultCodes: '结果代码',
  mergedInto: '已合并到',
  failures: '不良数',
} satisfies Partial<Record<FieldName, string>>
