import type { Words } from '../en/words.ts'

export const orderImport: Words['orderImport'] = {
  button: '导入', title: '从文件导入工单', template: '下载空白表格', choose: '选择 CSV 或 Excel 文件，或拖放到此处',
  about: '第一行为列名，其后每行是本产线的一张工单。已存在的工单按文件内容更改。时间写作 2026-03-02 06:00（工厂时间），或带时区。',
  unreadable: '无法读取此文件', noRows: '第一行之下没有内容', tooManyRows: '一个文件最多 {most} 行', columns: '文件的列', column: '列', means: '含义', leftOut: '不导入',
  example: '示例', missing: '请指明哪一列是：{field}', judging: '正在逐行检查 …', willCreate: '新建：{count}', willUpdate: '更改：{count}', willStay: '不变：{count}', faulty: '有错误：{count}',
  noFaults: '所有行都可以导入。', mend: '请修正文件中的错误，或不导入这些行。', leaveOutFaulty: '不导入有错误的行', row: '行', fault: '错误', more: '仅显示前 {count} 条。',
  wrongTime: '时间应写成 2026-03-02 06:00 的形式',
  doIt: '导入 {count} 张工单', done: '已导入工单：{count}', nothing: '没有任何变化', askedMaterials: '上位系统指定的用料',
}
