import type { Words } from '../en/words.ts'

export const units: Words['units'] = {
  scan: '扫描序列号或产品 ID', open: '打开', listEmpty: '该产线还没有登记任何产品。', listNext: '工位上报产品后，会立即显示在这里。',
  startsWith: '序列号开头', passport: '产品履历', unknown: '产线 {lineNumber} 上没有产品 {unit}',
  unknownNext: '请核对扫描内容，或选择生产该产品的产线。', previous: '上一件', next: '下一件',
  route: '工艺路线', failures: '不良记录', timeline: '过站履历', noPasses: '还没有工位加工过该产品。',
  attempt: '第 {attempt} 次', loop: '第 {loop} 次返工', unasked: '未经放行加工', refusedAt: '{station} 拒绝进站', refusedTimes: '共 {count} 次，至 {at}',
  offRoute: '不在工艺路线内', running: '加工中，已 {duration}', stationSays: '工位判 {verdict}', disagree: '工位判 {verdict}，系统判 {judged}',
  valueCount: '{count} 个测量值', outOfLimits: '{count} 个超限', reading: '读数 {reading}',
  limits: '规格界限', done: '已通过', failed: '未通过', here: '当前工序', toCome: '未开始', leftOut: { stepSkipped: '跳过', notSampled: '不抽检' }, passes: '过站 {count} 次', forPass: '过站 {passNo}',
  questions: { hold: '冻结 {unit}，请说明原因', release: '解除冻结 {unit}，请说明原因', scrap: '报废 {unit}，此操作无法撤销，请说明原因' },
  moved: { hold: '产品已冻结', release: '产品已解除冻结', scrap: '产品已报废' },
  copySn: '复制序列号', copyTable: '复制测量值', copyFailed: '浏览器不允许复制', print: '打印', printedBy: '{userName} 于 {at} 打印',
  versionOf: '{code}，版本 {version}', signature: '签名',
  place: '界限内位置', noneAbove: '已是列表第一件', noneBelow: '已是已加载的最后一件',
  bulk: { hold: '冻结 {count} 件产品，原因是？', release: '解除冻结 {count} 件产品，原因是？', scrap: '报废 {count} 件产品，不可恢复。原因是？' },
  failedTooOften: '在工序“{step}”的失败次数超过工艺路线允许的次数',
}
