import type { Words } from '../en/words.ts'

export const recipes: Words['recipes'] = {
  views: '查看方式', view: { type: '按型号', station: '工位参数' }, viewAbout: { type: '各工位针对一个型号的设定', station: '各工位不论生产何种型号的设定' },
  chooseType: '请先选择型号', type: '型号', noTypes: '还没有型号', stations: '产线的工位', noStations: '该产线还没有工位。', chooseStation: '请选择工位',
  of: '{stationNumber} 的 {typeNo} 参数', ofEvery: '{stationNumber} 的工位参数', version: '版本 {version}', draft: '草稿 {version}', nothing: '尚无参数', differ: '不一致：{count}', notRead: '尚未回读', driftTotal: '工位上与已发布不一致的值：{count}', noDrift: '各工位均与已发布的一致',
  rows: '参数', noRows: '还没有参数。', noRowsNext: '请在下方添加第一个参数，之后可将电子表格的行粘贴进来。', add: '添加参数',
  begins: '在此保存的内容将成为版本 1（草稿）。', beginsNext: '版本 {version} 已发布。在此修改的内容将另存为新版本。', inDraft: '版本 {version} 已发布，保持不变。修改在草稿版本 {draft} 中进行。', toDraft: '打开草稿',
  saveNew: '将 {code} 的修改保存为新版本吗？', saved: '已保存为版本 {version}',
  atStation: '工位当前值', otherType: '当前设定为 {typeNo}', readAt: '回读于 {at}', differs: '与已发布的值不一致：{value}',
  takeOver: { station: '重新加载参数', default: '恢复默认值', latest: '更新到最新版本' },
  questions: { station: '重新加载 {code} 的参数吗？工位回读的值将写入草稿。', default: '将 {code} 的参数恢复为默认值吗？没有默认值的保持不变。', latest: '将 {code} 的参数更新到最新版本吗？草稿内容将被已发布的内容覆盖。' },
  taken: { station: '已加载到版本 {version}', default: '版本 {version} 已恢复默认值', latest: '版本 {version} 现基于已发布的版本' },
  download: '下发到工位', downloadQuestion: '要求工位 {stationNumber} 取用已发布的参数吗？', downloadAll: '全部下发', downloadAllQuestion: '要求 {count} 个工位取用已发布的参数吗？', asked: '已通知 {count} 个工位', nothingReleased: '这里没有已发布的参数', downloads: '下发记录', noDownloads: '从未向该工位下发过参数。', asksBy: '由 {name} 请求',
  compareTypes: '比较型号', compareTypesOf: '比较两个型号', firstType: '第一个型号', secondType: '第二个型号', compareAbout: '逐个工位比较各自已发布的参数，没有发布时比较草稿。', noDifference: '两个型号的参数相同', same: '同时显示相同项',
  import: '导入', importTitle: '导入参数', importAbout: 'CSV 文件，每行一个参数，必须写明工位和参数代码；文件中没有的列保持不变。先检查，再整体写入。',
}
