import type { Words } from '../en/words.ts'

export const settings: Words['settings'] = {
  about: '版本 {version}', aboutFirst: '工厂初始设置', versions: '版本', save: '保存更改', discard: '放弃', discardQuestion: '放弃在此所做的更改？',
  saveQuestion: '将更改保存为版本 {version}？', saved: '已保存版本 {version}', nothingToSave: '没有任何更改', mendFirst: '请先更正标出的内容',
  changedMeanwhile: '您输入期间，有人保存了版本 {version}。', takeTheirs: '采用对方的', keepMine: '保留我的',
  section: { identity: '系统标识', plant: '工厂', codeLists: '代码表', numbering: '编号规则', targets: '目标值', retention: '保留期限', checks: '到站检查' },
  unsaved: '已更改', wrong: '需更正',
  fields: {
    title: '系统标题', company: '公司', logo: '徽标', languages: '提供的语言', plantName: '工厂', timeZone: '时区', dayStart: '生产日开始于', code: '代码',
    pattern: '格式', reset: '流水号重新开始', okRate: '合格率', oee: 'OEE', weak: 'Cpk 偏低起点', good: 'Cpk 良好起点', best: 'Cpk 优秀起点',
    notices: '通知', refusedArrivals: '被拒绝的到站', hostTelegrams: '上位系统报文', stationTelegrams: '工位报文', sessions: '登录记录', lineNumber: '产线', off: '已关闭',
  },
  codeList: { units: '计量单位', lotTypes: '批次类型', scenes: '工单场景', resultUnits: '结果单位', defectRanks: '缺陷等级', alarmClasses: '报警级别' },
  titleHint: '显示在窗口、菜单和登录页上', logoHint: '图片最大 {limit} kB：PNG、JPEG、WebP 或 GIF', chooseLogo: '选择图片', removeLogo: '移除徽标', noLogo: '没有徽标：显示系统自带的标志',
  logoLarge: '图片大小为 {size}，徽标最大 {limit} kB', zoneHint: '当地现在是 {clock}。已统计的生产日保持不变。',
  dayHint: '适用于没有班次的产线；有班次时，生产日从第一个班次开始', languagesHint: '用户之前选择的语言保持不变，直到重新选择',
  listsHint: '在输入此类代码的地方作为备选。旧记录中的内容保持不变。', addCode: '添加代码', removeCode: '移除 {code}', up: '{code}：上移', down: '{code}：下移', mostCodes: '每个列表最多 200 个代码', noCodes: '还没有代码：可以输入任意内容。',
  numberingHint: '手工输入的编号视为已占用，不会再次分配。', next: '开头为', after: '然后', last: '最后为', insert: '插入 {token}',
  token: { yyyy: '年', yy: '两位年份', MM: '月', dd: '日', DDD: '年内第几天', line: '产线', typeNo: '型号', orderCode: '工单', seq: '4 位流水号' },
  targetsHint: '没有自身目标的产线按此衡量。留空：尚未确定，不显示目标。', cpkHint: '各处 Cpk 与 Ppk 按这些等级着色',
  poor: '低于 {weak}', retentionHint: '日志保留的天数。更早的记录会在一小时内删除。', days: '天', changeHistory: '更改历史', forEver: '永久',
  checksHint: '每一项都会阻止对产品作业。关闭后，工位仍会放行。谁在何时因何关闭，均保存在版本中。',
  noGoWhen: '出现以下情况时工位拒绝', checksLine: '产线', allOn: '所有检查均已开启', someOff: '关闭 {count} 项', noLines: '还没有产线。', on: '开', isOff: '关',
  noVersions: '尚未保存过：工厂仍为初始设置。', compare: '比较', compareTitle: '比较版本', restore: '恢复', restoreQuestion: '将版本 {version} 重新保存为版本 {next}？',
  isNow: '当前生效', saveFirst: '请先保存或放弃您的更改',
  firstVersion: '0 · 工厂初始设置', versionOf: '{version} · {savedBy}，{at}', setting: '设置', versionHead: '版本 {version}',
}
