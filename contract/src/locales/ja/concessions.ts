import type { concessionsErrors as errorsInEnglish } from '../en/concessions.ts'
import type { ConcessionState } from '../../concessions.ts'
import type { FieldName } from '../../field-names.ts'

export const concessions = {
  about: '別の人が事前に承認：型式の製品を、個数または期限を限って、この不良のまま先へ進めます',
  createOne: '特採を申請',
  listEmpty: '特採の申請はまだありません。何度も特採にしている不良から始めてください。',
  noDefect:
    '結果コードのある不良がまだないため、ステーションは不良を見つけられません。「不良定義」で結果コードを入れてください',
  approve: '承認',
  refuse: '却下',
  withdraw: '取り下げ',
  approveQuestion: '{code} を承認しますか？以後、ステーションは該当品を通し、1 個ずつ数えます。',
  refuseQuestion: '{code} を却下しますか？',
  withdrawQuestion: '{code} を取り下げますか？以後、該当品は再び NG になります。',
  moved: '保存しました',
  whereHint: '空欄：このラインのすべてのステーション',
  linesHint: '数を共有するほかのライン。空欄：このラインのみ',
  piecesHint: '空欄：期限まで個数の制限なし',
  untilHint: '最後の生産日。空欄：個数を使い切るまで',
  valueHint: '空欄：値を問わない',
  used: '使用数',
  usedOf: '{used} / {pieces}',
}

export const concessionsChoices = {
  concessionState: {
    asked: '承認待ち',
    approved: '承認済み',
    refused: '却下',
    withdrawn: '取り下げ',
    usedUp: '使用済み',
    expired: '期限切れ',
  } satisfies Record<ConcessionState, string>,
}

export const concessionsFields = {
  concessionCode: '特採許可',
  pieces: '個数',
  usedPieces: '使用数',
  lineNumbers: 'ライン',
  allPieces: '全ラインの数',
  allUsed: '全ラインの使用数',
  justification: '使用できる理由',
  concessionState: '状態',
  askedBy: '申請者',
  askedAt: '申請日時',
  decidedBy: '判断者',
  decidedAt: '判断日時',
} satisfies Partial<Record<FieldName, string>>

export const concessionsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'concessions.without_end': '対象の個数または期限を入力してください',
  'concessions.over': '{validUntil} は過ぎています',
  'concessions.limits_crossed': '最小値が最大値を超えています',
  'concessions.wrong_state': '実行できません：特採許可は「{concessionState}」です',
  'concessions.same_person': '申請者以外の人が判断する必要があります',
  'concessions.no_result_code':
    'ライン {lineNumber} には {defectCode} に対応する結果コードがなく、ステーションでは見つかりません',
}
