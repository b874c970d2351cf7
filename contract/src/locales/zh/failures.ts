import type { failuresErrors as errorsInEnglish } from '../en/failures.ts'
/** What the page of failures says beside the fields' names. */
export const failures = {
  what: '不良内容',
  measured: '数值与限值',
  scan: '扫描序列号',
  find: '查找',
  open: '打开不良记录',
  listEmpty: '没有处于该状态的不良记录。',
  listNext: '工站报告 NG 或人员登记缺陷后，此处会出现一行。',
  unitNow: '产品当前情况',
  split: '处置部分数量',
  splitTitle: '处置 {failure} 的部分数量',
  splitHint: '共 {quantity} 件，其余保持待处置。',
  recode: '更改代码',
  recodeTitle: '更改 {failure} 的代码',
  comment: '备注',
  commentTitle: '{failure} 的备注',
  undo: '撤销处置',
  undoQuestion: '撤销对 {unit} 的处置？不良记录和产品将恢复到处置之前的状态。',
  move: {
    rework: '送返工',
    scrap: '报废',
    useAsIs: '让步接收',
    falseFail: '误判放行',
    returned: '退回',
  },
  question: {
    rework: '将 {unit} 送去返工？',
    scrap: '报废 {unit}？在产品被继续处理之前可以撤销。',
    useAsIs: '让步接收 {unit}？它将继续下一工序。',
    falseFail: '{unit} 其实没有问题？它将继续下一工序。',
    returned: '将 {unit} 退回来源方？在返回之前保持扣留。',
  },
  bulk: {
    rework: '将 {count} 条不良记录送去返工？',
    scrap: '报废 {count} 条不良记录的产品？在产品被继续处理之前可以撤销。',
    useAsIs: '让步接收 {count} 条不良记录的产品？',
    falseFail: '这 {count} 条均为误判？',
    returned: '退回 {count} 条不良记录的产品？',
  },
  found: {
    rework: '返工所有查到的产品',
    scrap: '报废所有查到的产品',
    useAsIs: '让步接收所有查到的产品',
    falseFail: '将所有查到的按误判放行',
    returned: '退回所有查到的产品',
  },
  foundQuestion: '{action}：{count} 条不良记录。已处置的保持不变。',
  foundDone: '已处置：{changed}',
  left: '保持不变：{groups}',
  leftWhy: {
    decided: '{count} 条已处置',
    inWork: '{count} 条的产品正在工站加工',
    unitOver: '{count} 条的产品已完成或已报废',
    heldOtherwise: '{count} 条的产品还因其他原因被扣留',
  },
}

export const failuresErrors: typeof errorsInEnglish = {
  'failures.undo_not_kept': '未保留该处置的撤销数据，无法撤销',
  'failures.undo_finished': '产品已完成并计数，处置不能撤销',
  'failures.undo_went_on': '无法撤销：产品状态已改变，现在为“{processStatus}”',
}
