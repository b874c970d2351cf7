export const boms = {
  about: '型号由什么组成：哪种零件、多少、在哪个工位', code: '物料清单', name: '清单名称', version: '版本', createOne: '新建物料清单', codeHint: '不可更改：工单和型号包按此编号引用。', listEmpty: '还没有物料清单。', withPart: '包含零件',
  hideList: '隐藏列表', showList: '显示列表', typePicker: '选择型号', validHint: '供人员参考；工单使用其指定的清单。',
  rows: '零件', tree: '树形', noRows: '还没有零件。', noRowsNext: '请在下方添加第一个，将电子表格的行粘贴进来，或导入文件。', add: '添加零件', partName: '零件名称', unit: '单位',
  draftHint: '草稿可随时保存；没有待改正的内容时才能发布。', typeUnknown: '没有型号 {typeNo}，不能发布', saveFirst: '请先保存：表格内容尚未保存',
  retireMeans: '使用它的工单将不能再开工。', uses: '使用处',
  importRows: '导入', importTitle: '导入 {code} 的零件', importAbout: 'CSV 文件，每行一个零件，与导出的格式相同。文件中的行将取代表格中的行；保存之前不会写入。', imported: '表格中现有 {count} 行，尚未保存。',
  alternate: '或', perUnit: '{quantity} {unit}', groups: '{count} 个物料组，{rows} 行', unknownPart: '没有此零件', blockedPart: '已锁定', takes: { backflush: '按上料扣减', scan: '扫描：{serialType}' },
}
