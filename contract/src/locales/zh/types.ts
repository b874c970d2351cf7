import type { Words } from '../en/words.ts'

export const types: Words['types'] = {
  createOne: '新建型号', editOne: '编辑 {typeNo} 版本 {typeVer}', copyOf: '仿照 {typeNo} 新建型号', listEmpty: '还没有产品型号。', numberHint: '不可更改；已发布型号的修改即新版本。',
  routeHint: '仅列出已发布的路线。没有路线的型号只能是草稿', routePicker: '选择工艺路线', noRoute: '还没有已发布的工艺路线', routeOf: '{processingNumber} 版本 {processingVer}',
  onlyDraft: '只能修改草稿，请新建版本',
  retireMeans: '其工单不能再下达或开工；正在生产的工单可以做完已投入的产品。',
  cannotRelease: '{typeNo} 版本 {typeVer} 暂时不能发布', toRoute: '前往工艺路线 {route}', toSets: '前往采集组：{sets}',
  versions: '版本', compare: '比较', compareOf: '{typeNo} 的各版本', differs: '有差异', usedBy: '生产此版本的工单', notUsed: '没有工单生产此版本。', newest: '最新 {count} 个',
}
