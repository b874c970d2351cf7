import type {
  toolCountersChoices as choicesInEnglish,
  toolCountersErrors as errorsInEnglish,
  toolCountersFields as fieldsInEnglish,
} from '../en/toolCounters.ts'
import type { Words } from '../en/words.ts'

export const toolCounters: Words['toolCounters'] = {
  section: '寿命',
  add: '別の寿命を数える',
  addOne: '{code} の別の寿命',
  change: '変更',
  changeOne: '{code} の{life}',
  limitHint: '空欄：数えるだけで制限しません。延ばすには追加を申請し、別の人が承認します。',
  startHint: '設定前にすでに使った量',
  cavitiesHint: '1 回の使用で作る個数。キャビティごとに 1 個',
  minutesHint: 'ステーションが運転中、生産中、警告の間、分を数えます',
  remove: '数えるのをやめる',
  removeQuestion: '{code} の「{life}」を数えるのをやめますか？数えた値は失われます。',
  cavityNo: 'キャビティ {cavity}',
  block: '封鎖',
  blockQuestion: '{code} のキャビティ {cavity} を封鎖しますか？以後このキャビティでは作りません。',
  open: '再開',
  openQuestion: '{code} のキャビティ {cavity} を再開しますか？再び生産します。',
  ask: '追加を申請',
  askOne: '{code} の「{life}」の追加',
  askHint: '寿命 {limit} を超える量。別の人が承認します',
  allow: '追加を認める',
  allowQuestion: '{code} の「{life}」に {amount} の追加を認めますか？',
  refuse: '追加を断る',
  refuseQuestion: '{code} の「{life}」の追加を断りますか？',
  asked: '「{life}」：{by} が {amount} の追加を申請：{reason}',
  blocked: '「{life}」は {by} が封鎖：{reason}',
  noLimit: '制限なし',
  actions: '操作',
  saved: '保存しました',
  shareOf: '{life}：{share}',
}

export const toolCountersChoices: typeof choicesInEnglish = {
  counterKind: {
    parts: '個数',
    minutes: '運転分数',
    cavity: 'キャビティの個数',
  },
  lifeKind: {
    uses: '使用回数',
    parts: '個数',
    minutes: '運転分数',
    cavity: 'キャビティの個数',
  },
  counterState: {
    good: '良好',
    due: '寿命間近',
    locked: '寿命',
    blocked: '封鎖中',
  },
}

export const toolCountersFields: typeof fieldsInEnglish = {
  startUses: '以前の使用回数',
  warnShare: '警告の割合',
  lifeKind: '決め手の寿命',
  cavity: 'キャビティ',
  counterKind: '数え方',
  lifeLimit: '寿命',
  startValue: '開始値',
  counterAct: '現在',
  counterTotal: '累計',
  begunAt: '計数開始',
  askedAmount: '追加量',
  counterState: '寿命の状態',
  blockedAt: '封鎖日時',
  blockedBy: '封鎖者',
  blockedReason: '封鎖の理由',
  cavities: 'キャビティ数',
}

export const toolCountersErrors: typeof errorsInEnglish = {
  'toolCounters.worn': '{toolCode} は寿命に達しています：{lifeKind}。先に保全するか、追加を申請してください',
  'toolCounters.longer_life': '寿命は {lifeLimit} です。延ばすには追加を申請してください',
  'toolCounters.no_cavities': 'キャビティ数を入力してください（{least} 以上）',
  'toolCounters.cavity_state': 'できません：キャビティ {cavity} は「{counterState}」です',
  'toolCounters.last_cavity':
    'キャビティ {cavity} は {toolCode} の最後の使えるキャビティです。治工具を取り外してください',
}
