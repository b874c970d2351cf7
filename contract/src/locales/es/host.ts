import type { Words } from '../en/words.ts'

export const host: Words['host'] = {
  connection: 'Conexión con el host', noHost: 'No hay ningún host configurado. Lo que ocurre no se anota para él.', lastSuccess: 'Último éxito', lastHeard: 'Última recepción', never: 'nunca',
  waiting: 'En espera', dead: 'Fallidos', oldest: 'el más antiguo desde hace {duration}', lastError: 'Último error', showDead: 'Ver los {count} fallidos', showOpen: 'Ver los {count} en espera',
  settings: 'Ajustes del host', modeAbout: 'Sin host no se anota nada. En pausa, los telegramas esperan y se conservan.', urlAbout: 'Los telegramas se envían aquí como JSON. http o https.',
  triesAbout: 'Tras 1, 2, 4 … segundos y luego cada cinco minutos: 300 intentos son un día.', keyKept: 'Déjela vacía para conservar la clave …{keyHint}', keyAbout: 'Se envía como token bearer, si el host lo pide',
  test: 'Probar la conexión', testOk: 'El host respondió en {latency} ms', testFailed: 'El host no lo aceptó: {error}',
  keys: 'Claves del host', keysAbout: 'Con esta clave el host demuestra quién es al enviar órdenes. Se muestra una sola vez, al crearla.', keyName: 'Para qué sirve', makeKey: 'Crear una clave', keyOf: 'Clave {keyName}',
  keyOnce: 'No la volverá a ver: solo se guarda su huella. Entréguela ahora al host.', copyKey: 'Copiar la clave', keyTaken: 'He guardado la clave', noKeys: 'No hay ninguna clave: el host no puede enviar órdenes.',
  revokeKey: 'Revocar', revokeQuestion: '¿Revocar la clave {keyName} (…{keyHint})? El host se rechaza de inmediato.', revoked: 'La clave está revocada', keyEnds: '…{keyHint}', keyStory: 'Creada por {madeBy}, {at}. Último uso: {lastUsed}',
  copyByHand: 'El navegador no permite copiar. El texto está marcado: cópielo a mano.', tryIt: 'Pruébela: no crea nada y no debe responder 401.', copyExample: 'Copiar el ejemplo',
  resend: 'Reenviar', resendQuestion: '¿Enviar este telegrama otra vez al host, antes de todo lo que espera?', resent: 'Se envía de inmediato', onlyHost: 'Solo el host puede enviarlo de nuevo', hasIt: 'El host lo tiene, o está en camino',
  handle: 'Marcar como resuelto', handleQuestion: '¿Cómo se resolvió? Ya no se enviará.', handled: 'Marcado como resuelto', over: 'No queda nada por resolver',
  bulk: { resend: '¿Enviar {count} telegramas otra vez al host?', handle: '¿Cómo se resolvieron {count} telegramas? Ya no se enviarán.' },
  download: 'Descargar ambos', downloading: 'Solicitud y respuesta', request: 'Solicitud', response: 'Respuesta', noRequest: 'Se está calculando.', noResponse: 'Sin respuesta', cut: 'Solo se muestra el comienzo. La descarga lo contiene todo.',
  views: 'Vista', view: { list: 'Telegramas', figures: 'Errores y latencia' }, errorsOf: 'Telegramas por hora', latencyOf: 'Latencia por hora', failed: 'Con error', ok: 'Sin error', median: 'Mediana', slow: 'El 95 % es más rápido', hour: 'Hora',
  noFigures: 'Ningún telegrama en este periodo', empty: 'Aún no se ha intercambiado ningún telegrama con el host.', emptyOfLine: 'De otras líneas o de ninguna, como una prueba: vacíe el número de línea.', emptyNext: 'Configure el host y cree una clave para él.', telegramOf: 'Telegrama {id}',
}
