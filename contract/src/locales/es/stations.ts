import type { Words } from '../en/words.ts'

export const stations: Words['stations'] = {
  createOne: 'Estación nueva', editOne: 'Editar {stationNumber}', copyOf: 'Estación nueva como {stationNumber}', listEmpty: 'Aún no hay estaciones en esta línea.',
  numberHint: 'No cambia: bajo este número está toda la historia de la estación.', levelHint: '0: ninguno', rate: '{count} ciclos por hora', addrHint: 'Dirección del autómata o del bus de campo, o el lugar',
  saveQuestion: '¿Guardar los cambios de {stationNumber}?',
  deleteQuestion: '¿Eliminar los datos de la estación {stationNumber}?', deleteFailed: 'No se pudo eliminar', inUse: '{stationNumber} está en uso: {by}.', onRoute: 'en la ruta {route}', since: 'historia desde {at}',
  insteadOf: 'Puede ponerla fuera de uso: su historia se conserva y se la rechaza hasta que vuelva a estar en uso.',
  takeOut: 'Poner fuera de uso', putIn: 'Poner en uso', outQuestion: '¿Poner {stationNumber} fuera de uso? Se la rechaza hasta que vuelva a estar en uso.', inQuestion: '¿Volver a poner en uso {stationNumber}?',
  tookOut: '{stationNumber} está fuera de uso', hasPutIn: '{stationNumber} vuelve a estar en uso', off: 'Fuera de uso',
  silent: 'Sin señal: {duration}', never: 'Nunca oída', silentNow: 'Estaciones sin señal: {count}', silentWhy: 'Faltan tres latidos seguidos. Nadie sabe qué hacen.',
  noKey: 'Sin clave', keyEnds: '…{keyHint}', key: 'Clave de la estación', keyAbout: 'Con su clave la estación demuestra quién es. Se muestra una sola vez, al crearla.', keyChanges: 'Cambios de la clave',
  makeKey: 'Crear una clave', replaceKey: 'Sustituir la clave', replaceQuestion: '¿Crear una clave nueva para {stationNumber}? La actual, …{keyHint}, deja de valer de inmediato.',
  revokeKey: 'Revocar la clave', revokeQuestion: '¿Revocar la clave …{keyHint} de {stationNumber}? La estación queda rechazada de inmediato.', revoked: 'La clave está revocada',
  keyOf: 'Clave de {stationNumber}', keyOnce: 'No la volverá a ver: solo se guarda su huella. Llévela ahora a la estación. Si se pierde, cree otra.',
  copyKey: 'Copiar la clave', tryIt: 'Pruébela desde la estación: debe responder con el código 20000.', copyExample: 'Copiar el ejemplo', copyByHand: 'El navegador no permite copiar. El texto está marcado: cópielo a mano.',
  keyKept: 'He guardado la clave',
  bulk: { takeOut: '¿Poner {count} estaciones fuera de uso? Se rechazan hasta que vuelvan a ponerse en uso.', putIn: '¿Volver a poner en uso {count} estaciones?' },
}
