import type { Words } from '../en/words.ts'

export const labels: Words['labels'] = {
  byPackage: '按工艺包：工序 {stepName}', printNow: '打印', print: '打印标签', printOne: '打印标签', printOf: '{code} 的标签', printLot: '打印批次标签', traveler: '打印流转卡', fromNo: '起始序号', toNo: '结束序号', count: '{count} 张标签', again: '其中 {count} 张已打印过，属于补打',
  none: '该工单没有序列号', noneWhy: '可在下达时按工单设置生成，或在此生成。', make: '生成序列号', makeOf: '为 {orderCode} 生成序列号', more: '数量', made: '序列号已生成', serials: '序列号', printed: '已标记为打印',
  route: '工艺路线', parts: '物料', done: '完成', notYet: '下达之前没有序列号',
}
