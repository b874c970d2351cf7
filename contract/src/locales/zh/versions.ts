import type { Words } from '../en/words.ts'

export const versions: Words['versions'] = {
  version: '版本 {version} · {status}', versionHead: '版本 {version}', oneVersion: '只有一个版本', onlyDraft: '只能删除草稿',
  compare: '比较', compareOf: '比较 {code} 的版本', first: '第一个版本', second: '第二个版本', showSame: '同时显示相同项', fieldHead: '字段', noDifference: '两个版本内容相同',
  difference: { added: '新增', removed: '移除', changed: '修改', same: '相同' },
  of: '{code}，版本 {version}', number: '版本',
  questions: { release: '发布 {code} 版本 {version}？发布后内容不可再修改。', retire: '停用 {code} 版本 {version}？' },
  moved: { release: '{code} 版本 {version} 已发布', retire: '{code} 版本 {version} 已停用' },
  frozen: {
    released: '已发布并冻结：版本 {version} 永远保持不变。如需修改，请新建版本。',
    obsolete: '已停用：版本 {version} 保留用于查阅历史产品。如需继续使用，请新建版本。',
  },
  changedMeanwhile: '您开始修改之后，已有其他人保存了该版本。',
  reviseQuestion: '将 {code} 版本 {version} 复制为新草稿？', deleteQuestion: '确定删除 {code} 版本 {version} 的信息吗？', saveQuestion: '保存对 {code} 版本 {version} 的修改吗？',
  revise: '新建版本', draftExists: '已有草稿：版本 {versions}。', revised: '版本 {version} 为草稿',
  saveFirst: '请先保存或放弃修改', discard: '放弃修改', nothingToSave: '没有修改', takeTheirs: '显示对方保存的内容', keepMine: '保留我的修改',
  usesOf: '{code} 第 {version} 版的使用处', noTypes: '没有型号使用', noOrders: '没有工单使用', newest: '共 {total} 个，显示最新 {count} 个',
}
