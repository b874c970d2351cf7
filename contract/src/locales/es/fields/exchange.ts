import type { exchangeFields as inEnglish } from '../../en/fields/exchange.ts'
import type { Words } from '../../en/words.ts'

export const exchangeFields: Pick<Words['field'], keyof typeof inEnglish> = {
  heardAt: 'Recibido',
  messageId: 'Mensaje',
  teleResult: 'Respuesta',
  answerCode: 'Código',
  errorKey: 'Motivo del rechazo',
  direction: 'Dirección',
  teleType: 'Tipo de mensaje',
  teleState: 'Estado',
  idempotencyKey: 'Clave de idempotencia',
  endpoint: 'Dirección URL',
  httpStatus: 'Estado HTTP',
  attempts: 'Intentos',
  nextTry: 'Próximo intento',
  latency: 'Latencia (ms)',
  traceId: 'ID de traza',
  errorText: 'Error',
  doneAt: 'Terminado',
  handledBy: 'Resuelto por',
  handledReason: 'Cómo se resolvió',
  hostMode: 'Envío',
  hostUrl: 'Dirección sistema central',
  mostTries: 'Intentos máximos',
  timeoutSeconds: 'Límite de tiempo (s)',
  hostKey: 'Nuestra clave',
}
