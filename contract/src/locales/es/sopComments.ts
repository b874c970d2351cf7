import type { FieldName } from '../../field-names.ts'
import type { CommentState } from '../../sopComments.ts'

export const sopComments = {
  comment: 'Comentar este paso',
  commentFile: 'Comentar el archivo',
  what: '¿Qué está mal o qué falta?',
  send: 'Enviar al autor',
  sent: 'Enviado a quien lo escribió',
  shown: 'Comentarios de este paso',
  by: '{who}, {when}',
  answeredBy: '{by}: {answer}',
  waiting: 'Aún sin respuesta',
  none: 'En ninguna estación de esta línea se ha comentado una instrucción.',
  answerOne: 'Responder al comentario sobre {code}',
  answer: 'Responder',
  answerHint: 'Quien está en la estación lo lee junto al paso.',
  answered: 'Respondido',
  newer: 'La versión {version} es más nueva que la comentada',
  stepNo: 'Paso {step}',
  ofFile: 'Archivo',
}

export const sopCommentsChoices = {
  commentState: {
    open: 'Abierto',
    taken: 'Aceptado',
    declined: 'Se deja como está',
  } satisfies Record<CommentState, string>,
}

export const sopCommentsFields = {
  commentId: 'ID del comentario',
  commentText: 'Comentario',
  commentedBy: 'Cuenta que comenta',
  commentedAt: 'Comentado',
  commentState: 'Estado del comentario',
  answerNote: 'Respuesta al comentario',
  commentAnsweredBy: 'Respondido por',
  commentAnsweredAt: 'Respondido el',
  newestVer: 'Versión más nueva',
  own: 'Escrito por mí',
} satisfies Partial<Record<FieldName, string>>

export const sopCommentsErrors = {
  'sopComments.answered': '{by} ya ha respondido a este comentario',
  'sopComments.not_signed_on': '{operatorNo} no ha iniciado sesión en {stationNumber}',
}
