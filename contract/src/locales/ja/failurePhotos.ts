import type { FieldName } from '../../field-names.ts'

/** Words about photos of failures. */
export const failurePhotos = {
  add: '写真を追加',
  onTheirWay: '送信中の写真',
  waiting: '待機中',
  progress: '{done} / {size}',
  later: '通信できません。{seconds} 秒後に再送',
  again: '今すぐ送信',
  drop: '破棄',
  of: '{who} が追加、{when}',
  remove: '写真を外す',
  removeQuestion: 'この写真を不良記録から外しますか？写真は削除されます。',
  removed: '写真を外しました',
  chosen: '写真 {number}',
  leaveOut: '写真 {number} を使わない',
}

export const failurePhotosFields = {
  addedBy: '追加者',
  addedAt: '追加日時',
} satisfies Partial<Record<FieldName, string>>

export const failurePhotosErrors = {
  'failurePhotos.too_many': '不良記録 1 件に写真は {most} 枚までです',
}
