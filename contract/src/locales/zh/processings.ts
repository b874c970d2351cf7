import type { Words } from '../en/words.ts'

export const processings: Words['processings'] = {
  about: '产品经过的工序：在哪里、按什么顺序、NG 时怎么办', createOne: '新建路线', numberHint: '不可更改：型号和工单按此编号引用。', listEmpty: '还没有工艺路线。',
  copyOf: '复制 {processingNumber} 版本 {processingVer}', stepCount: '工序数', usedBy: '使用处',
  retireMeans: '使用它的工单将不能再开工。',
  editor: '工序', graph: '路线图', graphHint: '方向键在工序间移动，Enter 编辑，Delete 移除。从 OK 或 NG 拖到另一道工序即可连接。', fit: '显示全部', zoomIn: '放大', zoomOut: '缩小', map: '路线缩略图',
  listHint: '方向键选择工序，Enter 编辑，Delete 移除。', noSteps: '路线还没有工序。', noStepsNext: '请添加第一道工序，之后的工序依次排在后面。', chooseStep: '选择一道工序即可查看和修改。',
  add: '添加工序', addRework: '添加返工工序', remove: '移除工序', undo: '撤销', redo: '重做', insert: '在 {from} 与 {to} 之间插入工序', cut: '移除从 {from} 到 {to} 的连接',
  removed: '工序 {stepSeq} 已移除，可撤销恢复。', chooseFirst: '请先选择工序', nothingUndone: '没有可撤销的操作', nothingRedone: '没有可重做的操作', taken: '工序 {stepSeq} 已存在',
  step: '工序 {stepSeq}', stepOf: '工序 {stepSeq}：{stepName}', unnamed: '未命名', start: '起点', end: '终点', optional: '可跳过', retest: '原位重试', none: '无', faulty: '待改正',
  ok: 'OK', ng: 'NG', okTo: 'OK 时从 {from} 到 {to}', ngTo: 'NG 时从 {from} 到 {to}', backTo: '从 {from} 返回 {to}', back: '返回 {to}', loops: '最多 {count} 次', heldNg: '留空：NG 产品暂停，等待人工决定。', endHint: '留空：路线在此结束。',
  returnHint: '返工 OK 后产品回到哪道工序。', retestHint: '在同一道工序重试，因此没有返回工序。', notOnLine: '所选产线没有工位 {stationNumber}。', setHint: '只能选择已发布的采集组。',
  faultless: '可以发布', faults: '还不能发布，待改正：{count} 处',
 
}
