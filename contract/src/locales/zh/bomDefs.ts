export const bomDefs = {
  about: '产品由哪些零件组成，标签如何读取', code: '零件号', createOne: '新建零件', editOne: '编辑 {bomCode}', listEmpty: '还没有零件。', codeHint: '不可更改：物料清单和标签按此编号引用。',
  packHint: '标签未写明时，一整箱或一整盘的数量', lifeHint: '标签未写明到期日时，自收货起计算', minimumHint: '线边数量低于此值时提示余量低',
  block: '锁定', unblock: '解锁', blockQuestion: '锁定 {bomCode}？其任何批次都不能再上料。原因？', unblockQuestion: '解锁 {bomCode}？原因？', blocked: '{bomCode} 已锁定', unblocked: '{bomCode} 已恢复使用',
  deleteQuestion: '删除 {bomCode} 的信息？', inBills: '删除失败：有 {count} 个物料清单引用它',
  bulk: { block: '锁定 {count} 个零件？原因？', unblock: '解锁 {count} 个零件？原因？', delete: '删除 {count} 个零件的信息？' },
  uses: '引用它的物料清单', noUses: '没有物料清单引用它。', bill: '物料清单', importTitle: '导入零件', importAbout: 'CSV 文件，每行一个零件，必须写明零件号；文件中没有的列保持不变。标签规则也保持不变：新零件从整条标签即批次开始。',
  kind: { plain: '整条标签即批次', separated: '以分隔符分开的字段', fixed: '固定位置的字段', gs1: 'GS1（10、17、30、37、01、241）' },
  fact: { bomCode: '零件号', bomLot: '物料批次', quantity: '数量', supplier: '供应商', supplierLot: '供应商批次', expiry: '到期时间' },
  separator: '分隔符', whatItSays: '内容', placeCount: '第几个字段', placeAt: '起始字符', prefix: '前缀', length: '字符数', of: '{fact}：{column}', leaveEmpty: '标签上没有的内容留空。前缀出现时会被去掉。',
  lotWanted: '必须写明物料批次的位置。', ruleWrong: '位置和长度为从 1 开始的整数；分隔符为一个字符。', gs1About: '批次为 (10)。还读取：零件 (01) 或 (241)、到期 (17) 或 (15)、数量 (30) 或 (37)；可带括号，或以 FNC1 分隔。',
  test: '试扫', testHint: '在此扫描标签，或输入扫描枪会发送的内容。', fits: '读取结果', fitsNot: '此标签不符合规则。', says: '{fact} {place}',
}
