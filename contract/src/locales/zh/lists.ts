import type { Words } from '../en/words.ts'

/** 所有列表共用的词：列、视图、选择、撤销与冲突。 */
export const lists: Words['lists'] = {
  columnsOf: '此列表的列', columnsAbout: '选择显示哪些列及其顺序，也可以直接在表格中拖动列头。设置为您保存，换电脑也一样。', find: '查找列', up: '{column}：上移', down: '{column}：下移',
  pin: '{column}：固定在左侧', unpin: '{column}：取消固定', first: '已经在最前面', last: '已经在最后面', lastShown: '至少要保留一列', asPage: '恢复页面默认',
  notKept: '列设置未能保存：{why}', filtersOn: '筛选 · {count}', hideFilters: '收起筛选', views: '视图', viewChanged: '{view} · 已改动', mine: '我的', shared: '共享的',
  by: '{view} · {userName}', saveAs: '另存为新视图…', newView: '新视图', saveOver: '覆盖保存 {view}', rename: '重命名或共享 {view}…', editView: '视图 {view}',
  sharedHint: '能打开此列表的人都可以使用，但只有您能修改。', deleteView: '删除 {view}', deleteViewQuestion: '删除视图 {view}？它显示的数据不受影响。', viewSaved: '视图已保存',
  viewGone: '该视图已不存在', shown: '视图：{view}', select: '选择此行', selectAll: '选择所有已加载的行', selected: '已选 {count} 行', clear: '清除选择', stop: '停止',
  doing: '{label}：{done} / {count}', done: '{label}：已完成 {count} 条', refused: '{label}：完成 {done} 条，拒绝 {refused} 条', stillSelected: '被拒绝的行仍保持选中。',
  hide: '隐藏', undo: '撤销', undoKey: '撤销 (Ctrl+Z)', undone: '已撤销', changedBy: '您打开期间，{userName} 于 {at} 修改了此记录。',
  changedSome: '您打开期间，有人修改了此记录。', before: '打开时', theirs: '现在', yours: '您的', takeTheirs: '采用对方的', keepMine: '保留我的',
  keepMineSave: '保留我的并覆盖保存', keepHint: '您输入的内容保留，其余以现在的为准。', sameFields: '双方都修改了：{fields}',
}
