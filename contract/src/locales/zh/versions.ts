import type { Words } from '../en/words.ts'

export const versions: Words['versions'] = {
  version: '版本 {version} · {status}', versionHead: '版本 {version}', oneVersion: '只有一个版本', onlyDraft: '只能删除草稿',
  compare: '比较', compareOf: '比较 {code} 的版本', first: '第一个版本', second: '第二个版本', showSame: '同时显示相同项', fieldHead: '字段', noDifference: '两个版本内容相同',
  difference: { added: '新增', removed: '移除', changed: '修改', same: '相同' },
  revise: '新建版本', draftExists: '已有草稿：版本 {versions}。', revised: '版本 {version} 为草稿',
  saveFirst: '请先保存或放弃修改', discard: '放弃修改', nothingToSave: '没有修改', takeTheirs: '显示对方保存的内容', keepMine: '保留我的修改',
}
