import type { Words } from '../en/words.ts'

export const packages: Words['packages'] = {
  about: '在某路线上生产某型号所需的一切：工单开工时检查的内容', createOne: '新建工艺包', listEmpty: '还没有工艺包。没有工艺包的型号按其路线生产。',
  chooseType: '请先选择型号', chooseRoute: '请先选择工艺代码', typePicker: '选择型号', like: '仿照类似工艺包', likeHint: '相同工位的设定将被沿用', noLike: '没有其他工艺包',
  steps: '工序', mustPass: '必经', optional: '可选', noSteps: '路线没有工序。', bomPicker: '此型号的物料清单', noBom: '此型号没有物料清单', noParts: '无零件', noRecipe: '无已发布参数', ofStation: '按工位',
  findings: '待改正：{count} 处', complete: '可以发布。', frozenFindings: '工艺包引用的内容已变化：工单不能开工', validated: '完整。', toMend: '去改正',
  everyType: '不限型号', notYet: '工装组和作业指导书尚未纳入工艺包。', retireMeans: '此型号在此路线上的工单将不能再开工。',
}
