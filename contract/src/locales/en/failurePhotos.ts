import type { FieldName } from '../../field-names.ts'

/** Words about photos of failures. */
export const failurePhotos = {
  add: 'Add photos',
  onTheirWay: 'Photos on their way',
  waiting: 'Waiting',
  progress: '{done} of {size}',
  later: 'No network. Next try in {seconds}\u00a0s',
  again: 'Send now',
  drop: 'Discard',
  of: 'Photo by {who}, {when}',
  remove: 'Remove photo',
  removeQuestion: 'Remove this photo from the failure? It is deleted.',
  removed: 'Photo removed',
  chosen: 'Photo {number}',
  leaveOut: 'Leave photo {number} out',
}

export const failurePhotosFields = {
  addedBy: 'Added by',
  addedAt: 'Added',
} satisfies Partial<Record<FieldName, string>>

export const failurePhotosErrors = {
  'failurePhotos.too_many': 'A failure takes at most {most} photos',
}
