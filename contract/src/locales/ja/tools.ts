import type {
  toolsChoices as choicesInEnglish,
  toolsErrors as errorsInEnglish,
  toolsFields as fieldsInEnglish,
} from '../en/tools.ts'
import type { Words } from '../en/words.ts'

export const tools: Words['tools'] = {
  about: '生産とともに摩耗する治工具の寿命、使用回数、場所',
  createOne: '治工具を追加',
  editOne: '{code} を編集',
  listEmpty: 'このラインにはまだ治工具がありません。',
  mount: '取り付け',
  mountOne: '{code} を取り付け',
  mounted: '{code} を取り付けました',
  scan: '治工具をスキャン',
  unknown: 'このラインに治工具 {code} はありません。',
  scanPlace: 'ステーション、位置の順にスキャン',
  dismount: '取り外し',
  dismountQuestion: '{code} をステーションから取り外しますか？',
  maintain: '保全へ',
  maintainQuestion: '{code} を保全のため使用停止にしますか？',
  giveBack: '保全から復帰',
  giveBackOne: '{code} を保全から復帰',
  lifeHint: '今後の寿命。研磨後は短くなることがあります',
  askMore: '使用回数の追加を申請',
  askMoreOne: '{code} の使用回数を追加',
  askHint: '寿命 {frequency} を超える回数。別の人が承認します',
  asked: '{by} が {uses} 回の追加を申請：{reason}',
  allowMore: '追加を承認',
  allowQuestion: '{code} に {uses} 回の追加を承認しますか？',
  refuseMore: '追加を却下',
  refuseQuestion: '{code} の追加を却下しますか？',
  scrap: '廃棄',
  scrapQuestion: '{code} を廃棄しますか？以後は取り付けられません。',
  done: '完了しました',
  used: '使用率',
  usesHint: '1 回の加工での使用回数。2 個取りの型は 2 回',
  of: '{act} / {life}',
}

export const toolsChoices: typeof choicesInEnglish = {
  toolState: {
    available: '使用可',
    mounted: '取り付け中',
    maintenance: '保全中',
    scrapped: '廃棄済み',
  },
  toolStatus: {
    available: '使用可',
    mounted: '取り付け中',
    maintenance: '保全中',
    scrapped: '廃棄済み',
    due: '寿命間近',
    locked: '寿命',
  },
}

export const toolsFields: typeof fieldsInEnglish = {
  toolCode: '治工具',
  toolType: '治工具の種類',
  toolDescription: '説明',
  frequency: '寿命（回）',
  frequencyAct: '使用回数',
  usesPerPass: '1 加工の使用回数',
  totalUses: '累計使用回数',
  toolState: '場所',
  toolStatus: '治工具の状態',
  mountedAt: '取り付け日時',
  mountedBy: '取り付け者',
  maintainedAt: '保全日時',
  maintainedBy: '保全者',
  askedUses: '追加回数',
  askedReason: '申請理由',
  usedShare: '使用率',
}

export const toolsErrors: typeof errorsInEnglish = {
  'tools.wrong_state': 'できません：{toolCode} は「{toolState}」です',
  'tools.worn': '{toolCode} は寿命の {frequency} 回に達しています',
  'tools.mounted': '先に {toolCode} をステーションから取り外してください',
  'tools.asked_already': '{by} がすでに追加を申請しています',
  'tools.not_asked': '追加の申請はありません',
  'tools.same_person': '申請者とは別の人が承認します',
  'tools.longer_life': '{toolCode} の寿命は {frequency} 回です。延ばすには追加を申請してください',
  'tools.too_many': '{toolCode} が {most} 回を超えます。申請は {left} 回までです',
  'toolSets.faults': 'まだリリースできません：{toolSetFaults}',
  'tools.position_taken':
    '{stationNumber} {position} には {toolCode} が取り付けられています。先に取り外してください',
}
