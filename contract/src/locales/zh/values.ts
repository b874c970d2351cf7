import type { Words } from '../en/words.ts'

export const values: Words['values'] = {
  views: '查看方式', view: { list: '明细', pivot: '透视表', charts: '分布', capability: '过程能力' },
  outOnly: '仅看超限', ngPasses: '仅看不合格过站',
  listEmpty: '该产线还没有测量数据。', listNext: '工位完成带采集组的工序后，测量值会立即显示在这里。',
  chooseSet: '请选择采集组', chooseSetNext: '采集组的各项特性成为列，每次过站为一行。',
  chooseOne: '请选择采集组和结果代码', chooseOneNext: '也可以从过程能力总览中选取一项特性。', toOverview: '查看总览',
  noCapability: '该时段没有数值型测量数据。', below: '低于下限', above: '高于上限', differs: '与目标文本不符',
  histogramOf: '{name} 直方图', runOf: '{name} 运行图', histogram: '直方图', normal: '正态分布', count: '频数', share: '占比', place: '序号',
  pointHint: '点击数据点可打开产品履历', cut: '仅显示该时段最新的 {count} 个值', deviation: '标准差', outCount: '超限', notEnough: '数据不足', tooFew: '少于 {least} 个值',
  bands: { poor: 'Cpk 低于 {weak}', weak: 'Cpk {weak} – {good}', good: 'Cpk {good} – {best}', best: 'Cpk {best} 及以上' },
  estimator: 'Cp、Cpk 采用各生产日内标准差的合并估计；Pp、Ppk 采用全部数值的标准差。时段只涉及某生产日的一部分时，该日按整日计入。',
}
