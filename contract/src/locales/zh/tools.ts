import type {
  toolsChoices as choicesInEnglish,
  toolsErrors as errorsInEnglish,
  toolsFields as fieldsInEnglish,
} from '../en/tools.ts'
import type { Words } from '../en/words.ts'

export const tools: Words['tools'] = {
  about: '随生产磨损的工装：寿命、使用次数和所在位置',
  createOne: '新建工装',
  editOne: '编辑 {code}',
  listEmpty: '该产线尚未定义工装。',
  mount: '安装',
  mountOne: '安装 {code}',
  mounted: '{code} 已安装',
  scan: '扫描工装',
  unknown: '该产线没有工装 {code}。',
  scanPlace: '先扫描工位，再扫描位置',
  dismount: '拆下',
  dismountQuestion: '从工位拆下 {code}？',
  maintain: '送保养',
  maintainQuestion: '将 {code} 停用并送保养？',
  giveBack: '保养返回',
  giveBackOne: '{code} 保养返回',
  lifeHint: '今后的寿命；修磨后可能缩短',
  askMore: '申请增加次数',
  askMoreOne: '增加 {code} 的使用次数',
  askHint: '超出寿命 {frequency} 的次数；由另一人批准',
  asked: '{by} 申请增加 {uses} 次：{reason}',
  allowMore: '批准增加',
  allowQuestion: '批准 {code} 增加 {uses} 次？',
  refuseMore: '拒绝增加',
  refuseQuestion: '拒绝增加 {code} 的使用次数？',
  scrap: '报废',
  scrapQuestion: '报废 {code}？此后不能再安装。',
  done: '已完成',
  used: '已使用',
  usesHint: '每次加工计数：两腔模具计两次',
  of: '{act} / {life}',
}

export const toolsChoices: typeof choicesInEnglish = {
  toolState: {
    available: '可用',
    mounted: '已安装',
    maintenance: '保养中',
    scrapped: '已报废',
  },
  toolStatus: {
    available: '可用',
    mounted: '已安装',
    maintenance: '保养中',
    scrapped: '已报废',
    due: '将到寿命',
    locked: '已达寿命',
  },
}

export const toolsFields: typeof fieldsInEnglish = {
  toolCode: '工装',
  toolType: '工装类型',
  toolDescription: '描述',
  frequency: '寿命（次）',
  frequencyAct: '使用次数',
  usesPerPass: '每次加工计数',
  totalUses: '累计次数',
  toolState: '所在',
  toolStatus: '工装状态',
  mountedAt: '安装时间',
  mountedBy: '安装人',
  maintainedAt: '保养时间',
  maintainedBy: '保养人',
  askedUses: '增加次数',
  askedReason: '申请原因',
  usedShare: '已使用',
}

export const toolsErrors: typeof errorsInEnglish = {
  'tools.wrong_state': '无法操作：{toolCode} 当前为“{toolState}”',
  'tools.worn': '{toolCode} 已达寿命 {frequency} 次',
  'tools.mounted': '请先将 {toolCode} 从工位拆下',
  'tools.asked_already': '{by} 已申请增加',
  'tools.not_asked': '没有增加的申请',
  'tools.same_person': '批准人必须与申请人不同',
  'tools.longer_life': '{toolCode} 的寿命为 {frequency} 次；如需延长，请申请增加次数',
  'tools.too_many': '{toolCode} 将超过 {most} 次；最多可申请 {left} 次',
  'toolSets.faults': '暂时不能发布：{toolSetFaults}',
  'tools.position_taken': '{stationNumber} {position} 上已安装 {toolCode}；请先拆下',
}
