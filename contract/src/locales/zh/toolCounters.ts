import type {
  toolCountersChoices as choicesInEnglish,
  toolCountersErrors as errorsInEnglish,
  toolCountersFields as fieldsInEnglish,
} from '../en/toolCounters.ts'
import type { Words } from '../en/words.ts'

export const toolCounters: Words['toolCounters'] = {
  section: '寿命',
  add: '增加寿命计数',
  addOne: '{code} 的另一项寿命',
  change: '修改',
  changeOne: '{code} 的{life}',
  limitHint: '留空：只计数，不限制。如需延长，请申请增加，由另一人批准。',
  startHint: '设置之前已经使用的量',
  cavitiesHint: '每次使用生产的件数，每腔一件',
  minutesHint: '工位处于运行、生产或警告状态时计分钟',
  remove: '停止计数',
  removeQuestion: '停止 {code} 的“{life}”计数？已计数的数据将丢失。',
  cavityNo: '第 {cavity} 腔',
  block: '封闭',
  blockQuestion: '封闭 {code} 的第 {cavity} 腔？此后该腔不再生产。',
  open: '开放',
  openQuestion: '开放 {code} 的第 {cavity} 腔？该腔重新生产。',
  ask: '申请增加',
  askOne: '增加 {code} 的“{life}”',
  askHint: '超出寿命 {limit} 的量；由另一人批准',
  allow: '批准增加',
  allowQuestion: '批准 {code} 的“{life}”增加 {amount}？',
  refuse: '拒绝增加',
  refuseQuestion: '拒绝增加 {code} 的“{life}”？',
  asked: '“{life}”：{by} 申请增加 {amount}：{reason}',
  blocked: '“{life}”由 {by} 封闭：{reason}',
  noLimit: '不限',
  actions: '操作',
  saved: '已保存',
  shareOf: '{life}：{share}',
}

export const toolCountersChoices: typeof choicesInEnglish = {
  counterKind: {
    parts: '件数',
    minutes: '运行分钟',
    cavity: '单腔件数',
  },
  lifeKind: {
    uses: '使用次数',
    parts: '件数',
    minutes: '运行分钟',
    cavity: '单腔件数',
  },
  counterState: {
    good: '良好',
    due: '将到寿命',
    locked: '已达寿命',
    blocked: '已封闭',
  },
}

export const toolCountersFields: typeof fieldsInEnglish = {
  startUses: '此前使用次数',
  warnShare: '预警比例',
  lifeKind: '决定寿命',
  cavity: '型腔',
  counterKind: '计数方式',
  lifeLimit: '寿命',
  startValue: '起始值',
  counterAct: '当前',
  counterTotal: '累计',
  begunAt: '计数开始',
  askedAmount: '增加量',
  counterState: '寿命状态',
  blockedAt: '封闭时间',
  blockedBy: '封闭人',
  blockedReason: '封闭原因',
  cavities: '型腔数',
}

export const toolCountersErrors: typeof errorsInEnglish = {
  'toolCounters.worn': '{toolCode} 的一项寿命已到：{lifeKind}。请先保养，或申请增加',
  'toolCounters.longer_life': '寿命为 {lifeLimit}；如需延长，请申请增加',
  'toolCounters.no_cavities': '请填写型腔数，至少 {least} 个',
  'toolCounters.cavity_state': '无法操作：第 {cavity} 腔当前为“{counterState}”',
  'toolCounters.last_cavity': '第 {cavity} 腔是 {toolCode} 最后一个开放的型腔；请改为拆下工装',
}
