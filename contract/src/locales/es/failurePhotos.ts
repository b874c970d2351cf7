import type { FieldName } from '../../field-names.ts'

/** Words about photos of failures. */
export const failurePhotos = {
  add: 'Añadir fotos',
  onTheirWay: 'Fotos en camino',
  waiting: 'En espera',
  progress: '{done} de {size}',
  later: 'Sin red. Nuevo intento en {seconds}\u00a0s',
  again: 'Enviar ahora',
  drop: 'Descartar',
  of: 'Foto de {who}, {when}',
  remove: 'Quitar foto',
  removeQuestion: '¿Quitar esta foto del fallo? Se elimina.',
  removed: 'Foto quitada',
  chosen: 'Foto {number}',
  leaveOut: 'No usar la foto {number}',
}

export const failurePhotosFields = {
  addedBy: 'Añadida por',
  addedAt: 'Añadida',
} satisfies Partial<Record<FieldName, string>>

export const failurePhotosErrors = {
  'failurePhotos.too_many': 'Un fallo admite como máximo {most} fotos',
}
