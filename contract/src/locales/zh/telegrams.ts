/** 工位报文日志页面的用语。 */
export const telegrams = {
  telegram: '工位报文', views: '视图', view: { list: '报文', figures: '流量与延迟' }, happened: '发生时间', heartbeats: '心跳仅在选择后显示，保留一天。',
  empty: '没有符合条件的工位报文。', emptyNext: '应答发出后片刻即显示在此。', request: '请求', response: '应答', noText: '未保留内容。', cut: '较长内容只保留开头部分。',
  tryOut: '立即试算', tryOutAbout: '同一报文现在会得到什么应答？不会保存任何数据。', tried: '试算应答',
  callsOf: '每分钟调用次数', latencyOf: '应答时间', refusalsOf: '每小时拒绝与禁止开工', calls: '次/分钟', median: '中位数', slow: '95%分位', since: '起始', hour: '小时', noFigures: '该时段内没有工位调用',
}
