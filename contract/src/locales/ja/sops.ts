import type {
  sopsChoices as choicesInEnglish,
  sopsErrors as errorsInEnglish,
  sopsFields as fieldsInEnglish,
} from '../en/sops.ts'
import type { Words } from '../en/words.ts'

export const sops: Words['sops'] = {
  about: '各ステーションの作業手順。作成者とは別の人が発行します',
  createOne: '新しい作業手順書',
  editOne: '{code} 第{version}版を編集',
  listEmpty: 'このラインにはまだ作業手順書がありません。',
  typeHint: '空欄：すべての型式',
  stationHint: '空欄：ラインのすべてのステーション',
  fromHint: '空欄：今から',
  majorHint: '軽微な変更では再確認を求めません',
  fileHint: 'PDF、画像、動画（{size} まで）',
  chooseFile: 'ファイルを選択',
  removeFile: 'ファイルを外す',
  file: 'ファイル',
  noFile: 'ファイルなし',
  step: '手順 {number}',
  stepOf: '手順 {number} / {count}',
  addStep: '手順を追加',
  removeStep: '手順 {number} を削除',
  stepUp: '手順 {number} を上へ',
  noText: 'どの言語の文もありません',
  submit: '審査に出す',
  submitQuestion: '{code} 第{version}版を審査に出しますか？別の人が発行します。',
  sendBack: '差し戻す',
  sendBackQuestion: '{code} 第{version}版を差し戻しますか？',
  release: '発行',
  releaseQuestion:
    '{code} 第{version}版を発行しますか？{from} から前の版に代わってステーションに表示されます。',
  withdraw: '取り下げ',
  withdrawQuestion: '{code} 第{version}版を取り下げますか？どのステーションにも表示されなくなります。',
  ownWork: 'この版を書いた人は発行できません。別の人が発行します',
  onlyDraft: '変更できるのは下書きだけです',
  content: '内容',
  versions: '版',
  versionsOf: '{code} の版',
  shown: 'この版を開いています',
  done: '完了しました',
}

export const sopsChoices: typeof choicesInEnglish = {
  sopStatus: { draft: '下書き', review: '審査中', released: '発行済み', obsolete: '廃止' },
  sopLanguage: { en: '英語', zh: '中国語', es: 'スペイン語', ja: '日本語' },
}

export const sopsFields: typeof fieldsInEnglish = {
  sopCode: '手順書コード',
  sopVer: '版',
  sopTitle: '題名',
  sopLanguage: '言語',
  readConfirm: '読了確認',
  major: '重要な変更',
  whatChanged: '変更点',
  sopStatus: '状態',
  contentHash: '内容のハッシュ値',
  authors: '作成者',
  releasedBy: '発行者',
  releasedAt: '発行日時',
}

export const sopsErrors: typeof errorsInEnglish = {
  'sops.wrong_status': '実行できません：{sopCode} 第{sopVer}版は「{sopStatus}」です',
  'sops.empty': 'ファイルも手順もまだありません',
  'sops.same_person': 'この版を書いた人は発行できません。別の人が発行してください',
  'sops.other_content': '内容が表示されたものと違います。開き直してください',
  'sops.draft_exists': '{sopCode} 第{sopVer}版がまだ発行されていません。その版を続けてください',
  'sops.step_empty': '手順 {step} にどの言語の文もありません',
  'files.unknown': 'ファイルは存在しないか、他の人のものです。別のファイルを選んでください',
  'files.kind': 'ここでは表示できません。使える種類：{kinds}',
}
