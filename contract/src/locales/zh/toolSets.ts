import type {
  toolSetsChoices as choicesInEnglish,
  toolSetsFields as fieldsInEnglish,
} from '../en/toolSets.ts'
import type { Words } from '../en/words.ts'

export const toolSets: Words['toolSets'] = {
  about: '各型号所用的工装：种类、数量和工位',
  createOne: '新建工装组',
  idHint: '以后不能更改',
  typesHint: '使用这些工装的型号',
  listEmpty: '尚无工装组。',
  rows: '成员',
  ready: '就绪情况',
  noRows: '尚无成员。',
  noRowsNext: '在下方添加第一个成员，或从电子表格粘贴。',
  add: '添加成员',
  draftHint: '草稿可随时保存；没有待修正项后即可发布。',
  retireMeans: '工位不再要求其中的工装。',
  memberHint: '工装类型或某一件工装',
  stations: '工位',
  types: '型号',
  rest: '剩余数量：{count}',
  times: '× {count}',
  noOrders: '该产线没有这些型号的未完工单。',
  chooseLine: '请选择产线，以查看其工单的工装是否就绪。',
  isReady: '就绪',
  notReady: '未就绪',
  left: '{toolCode}（{toolState}）：剩余 {left} 次，需要 {needed} 次',
  none: '没有已安装或可用的工装',
}

export const toolSetsChoices: typeof choicesInEnglish = {
  toolSetFault: {
    noMembers: '没有成员',
    noTypes: '未指定型号',
    typeUnknown: '型号不存在',
    typeOrTool: '每行须指定工装类型或一件工装',
    manyOfOne: '某一件工装只有一件',
    manyAtPosition: '一个位置只能有一件工装',
    doubleNumber: '两行序号相同',
    doubleTool: '同一工装出现两次',
    doublePosition: '同一位置出现两次',
    doubleType: '同一工位上工装类型出现两次',
  },
}

export const toolSetsFields: typeof fieldsInEnglish = {
  toolSetId: '工装组',
  toolSetName: '工装组名称',
  toolSetVersion: '版本',
}
