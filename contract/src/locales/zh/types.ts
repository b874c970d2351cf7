import type { Words } from '../en/words.ts'

export const types: Words['types'] = {
  createOne: '新建型号', editOne: '编辑 {typeNo} 版本 {typeVer}', copyOf: '仿照 {typeNo} 新建型号', listEmpty: '还没有产品型号。', numberHint: '不可更改；已发布型号的修改即新版本。',
  routeHint: '仅列出已发布的路线。没有路线的型号只能是草稿', saveQuestion: '保存对 {typeNo} 版本 {typeVer} 的修改？', routePicker: '选择工艺路线', noRoute: '还没有已发布的工艺路线', routeOf: '{processingNumber} 版本 {processingVer}',
  onlyDraft: '只能修改草稿，请新建版本', onlyDraftGoes: '只能删除草稿',
  questions: {
    release: '发布 {typeNo} 版本 {typeVer}？发布后内容不可更改，工单可以生产它。',
    retire: '停用 {typeNo} 版本 {typeVer}？其工单不能再下达或开工；正在生产的工单可以做完已投入的产品。',
  },
  moved: { release: '型号已发布', retire: '型号已停用' },
  revise: '新建版本', reviseQuestion: '把 {typeNo} 版本 {typeVer} 复制为新草稿？', revised: '新版本为草稿',
  deleteQuestion: '确定删除 {typeNo} 版本 {typeVer} 的信息吗？', cannotRelease: '{typeNo} 版本 {typeVer} 暂时不能发布', toRoute: '前往工艺路线 {route}', toSets: '前往采集组：{sets}',
  versions: '版本', versionOf: '版本 {typeVer}', compare: '比较', compareOf: '{typeNo} 的各版本', differs: '有差异', usedBy: '生产此版本的工单', notUsed: '没有工单生产此版本。', newest: '最新 {count} 个',
}
