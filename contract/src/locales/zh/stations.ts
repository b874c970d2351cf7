import type { Words } from '../en/words.ts'

export const stations: Words['stations'] = {
  createOne: '新建工位', editOne: '编辑 {stationNumber}', copyOf: '参照 {stationNumber} 新建工位', listEmpty: '该产线还没有工位。',
  numberHint: '不可更改：该工位的全部历史都记在此编号下。', levelHint: '0：无要求', rate: '每小时 {count} 个周期', addrHint: '控制器或现场总线地址，或所在位置',
  saveQuestion: '保存对 {stationNumber} 的修改吗？',
  deleteQuestion: '确定删除工位 {stationNumber} 的信息吗？', deleteFailed: '删除失败', inUse: '{stationNumber} 正在使用：{by}。', onRoute: '工艺路线 {route}', since: '自 {at} 起有记录',
  insteadOf: '可以改为停用：历史保留，重新启用之前拒收其消息。',
  takeOut: '停用', putIn: '启用', outQuestion: '停用 {stationNumber}？重新启用之前将拒收其消息。', inQuestion: '重新启用 {stationNumber}？',
  tookOut: '{stationNumber} 已停用', hasPutIn: '{stationNumber} 已重新启用', off: '已停用',
  silent: '失联 {duration}', never: '从未上线', silentNow: '失联工位：{count} 个', silentWhy: '连续三次没有收到心跳，现场状态不明。',
  noKey: '无密钥', keyEnds: '…{keyHint}', key: '工位密钥', keyAbout: '工位用密钥证明自己的身份。密钥仅在生成时显示一次。', keyChanges: '密钥变更记录',
  makeKey: '生成密钥', replaceKey: '更换密钥', replaceQuestion: '为 {stationNumber} 生成新密钥？现有密钥（…{keyHint}）将立即失效。',
  revokeKey: '吊销密钥', revokeQuestion: '吊销 {stationNumber} 的密钥（…{keyHint}）？该工位将立即被拒绝。', revoked: '密钥已吊销',
  keyOf: '{stationNumber} 的密钥', keyOnce: '之后无法再次查看：系统只保存其指纹。请现在就写入工位；如果遗失，请重新生成。',
  copyKey: '复制密钥', tryIt: '在工位上试一下：应返回代码 20000。', copyExample: '复制示例', copyByHand: '浏览器不允许复制。文本已选中，请手动复制。',
  keyKept: '密钥已保存好',
  bulk: { takeOut: '停用 {count} 个工位？重新启用之前将拒收其消息。', putIn: '重新启用 {count} 个工位？' },
}
