import type { FieldName } from '../../field-names.ts'
import type { CommentState } from '../../sopComments.ts'

export const sopComments = {
  comment: 'この手順にコメント',
  commentFile: 'ファイルにコメント',
  what: 'どこが違うか、何が足りないか',
  send: '作成者に送る',
  sent: '作成者に送りました',
  shown: 'この手順へのコメント',
  by: '{who}、{when}',
  answeredBy: '{by}：{answer}',
  waiting: '未回答',
  none: 'このラインの作業手順書へのコメントはまだありません。',
  answerOne: '{code} へのコメントに回答',
  answer: '回答',
  answerHint: 'ステーションの人が手順の横で読みます。',
  answered: '回答しました',
  newer: 'バージョン {version} はコメントされたバージョンより新しいものです',
  stepNo: '手順 {step}',
  ofFile: 'ファイル',
}

export const sopCommentsChoices = {
  commentState: {
    open: '未回答',
    taken: '採用',
    declined: '変更なし',
  } satisfies Record<CommentState, string>,
}

export const sopCommentsFields = {
  commentId: 'コメント ID',
  commentText: 'コメント',
  commentedBy: 'コメントしたアカウント',
  commentedAt: 'コメント日時',
  commentState: 'コメントの状態',
  answerNote: 'コメントへの回答',
  commentAnsweredBy: '回答者',
  commentAnsweredAt: '回答日時',
  newestVer: '最新バージョン',
  own: '自分が作成',
} satisfies Partial<Record<FieldName, string>>

export const sopCommentsErrors = {
  'sopComments.answered': '{by} がすでに回答しています',
  'sopComments.not_signed_on': '{operatorNo} は {stationNumber} に作業者登録していません',
}
