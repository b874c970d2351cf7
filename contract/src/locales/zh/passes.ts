export const passes = {
  stationSaid: '工位判定不合格', listEmpty: '本产线尚无过站记录。', listNext: '工位完成一件产品后，这里会出现一行。',
  openHint: '点击一行打开产品档案', views: '查看方式', view: { list: '过站记录', figures: '合格率与等待' },
  yieldOf: '各工序合格率', retestOf: '各工序复测率', wipOf: '各工序前的在制品（当前）',
  firstPassYield: '一次合格率', finalYield: '最终合格率', runYield: '全部过站合格率', retestRate: '复测率', process: '工序',
  inspected: '检验数', firstOk: '首测合格', finalOk: '最终合格', retested: '复测数', passes: '过站数', okPasses: '合格过站数',
  waiting: '等待', inWork: '加工中', held: '暂停', oldest: '最长等待', median: '等待中位数', pick: '点击柱形查看其过站记录', pickWip: '点击柱形查看其产品', noWip: '现场没有在制品。',
  how: '计算方法',
  about: {
    inspected: '检验数是本时段内首次进入该工序的产品。结果、首测或复测的筛选不影响这些数据。',
    firstPassYield: '一次合格率 = 首测合格 ÷ 检验数。', finalYield: '最终合格率 = 截至目前末次合格 ÷ 检验数。',
    runYield: '全部过站合格率 = 合格过站数 ÷ 本时段过站数。', retestRate: '复测率 = 测试多于一次的产品 ÷ 检验数。',
    wip: '等待时间从工位最后一次报告该产品算起。暂停的和正在加工的不计为等待。时段筛选对此无效：显示的是当前状态。',
  },
}
