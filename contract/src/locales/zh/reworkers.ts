import type { FieldName } from '../../field-names.ts'

export const reworkers = {
  createOne: '添加返工人员',
  editOne: '编辑返工人员 {name}',
  listEmpty: '本产线还没有返工人员：在返工工位上岗的人可返工任何产品。添加第一名后，只有返工人员可以返工。',
  operatorHint: '姓名、账号和卡号取自操作员。',
  anyHint: '留空：全部',
  levelHint: '须达到返工工位要求的操作等级',
  validHint: '最后有效日。留空：长期有效',
  enabledHint: '关闭：重新启用前不得返工',
  end: '终止',
  endQuestion: '终止 {name} 的返工资格？此后联锁将在返工工位拒绝其作业。已有返工记录保留。',
  ended: '{name} 不再返工',
  alreadyEnded: '已终止',
  badge: '打印工牌',
  badgeOf: '{name} 的工牌',
  forGood: '长期有效',
  lapsed: '已过期',
  scope: '可返工范围',
}

export const reworkersFields = {
  typeNos: '型号',
  defectCodes: '缺陷',
  reworked: '返工数',
  successRate: '复测合格率',
  averageTime: '平均用时',
  stationNumbers: '工位',
} satisfies Partial<Record<FieldName, string>>
