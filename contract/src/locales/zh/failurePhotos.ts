import type { FieldName } from '../../field-names.ts'

/** Words about photos of failures. */
export const failurePhotos = {
  add: '添加照片',
  onTheirWay: '正在发送的照片',
  waiting: '等待中',
  progress: '{done} / {size}',
  later: '网络不通，{seconds} 秒后重试',
  again: '立即发送',
  drop: '放弃',
  of: '{who} 添加，{when}',
  remove: '移除照片',
  removeQuestion: '从该不良记录移除这张照片？照片将被删除。',
  removed: '照片已移除',
  chosen: '照片 {number}',
  leaveOut: '不用照片 {number}',
}

export const failurePhotosFields = {
  addedBy: '添加人',
  addedAt: '添加时间',
} satisfies Partial<Record<FieldName, string>>

export const failurePhotosErrors = {
  'failurePhotos.too_many': '一条不良记录最多 {most} 张照片',
}
