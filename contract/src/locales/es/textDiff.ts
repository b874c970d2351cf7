import type { Words } from '../en/words.ts'

export const textDiff: Words['textDiff'] = {
  same: 'Ninguna línea es distinta.',
  left: '… {lines} líneas iguales',
  earlier: 'Comparar con el mensaje anterior',
  none: 'No hay un mensaje anterior de este tipo.',
  request: 'Petición: qué cambia respecto a {time}',
  response: 'Respuesta: qué cambia respecto a {time}',
  noText: 'El texto del mensaje anterior ya no se conserva.',
  trial: 'Qué cambia respecto a la respuesta registrada',
}
