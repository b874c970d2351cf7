export const imports = {
  import: '导入', template: '含全部列的空文件', choose: '将 CSV 文件拖到此处，或点击选择', checking: '检查中…', do: '写入 {count} 条', done: '已写入 {count} 条', nothingNew: '文件没有任何改动',
  unread: { unreadable: '这不是可读取的 CSV 文件。', noRows: '文件没有数据行。', tooManyRows: '每次最多 {most} 行。', doubleColumn: '列 {column} 出现了两次。' },
  leftOut: '未读取的列：{columns}', willCreate: '新增：{count}', willUpdate: '修改：{count}', willStay: '不变：{count}', faults: '错误：{count}', first: '仅显示前 {count} 条。',
  mend: '请改正文件后重新选择：要么全部写入，要么都不写入。', noFaults: '所有行都正确，尚未写入。', row: '行', column: '列', fault: '错误',
}
