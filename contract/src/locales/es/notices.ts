import type { Words } from '../en/words.ts'

export const notices: Words['notices'] = {
  bell: 'Avisos',
  unread: '{count} sin leer',
  none: 'Sin contenido',
  readAll: 'Marcar todo como leído',
  remove: 'Borrar este aviso',
  recipients: 'Usuarios avisados',
  everyone: 'Quien pueda abrir {page}',
  recipientsWhy: 'Nombre personas para avisar solo a ellas. A nadie se le avisa de lo que no puede abrir.',
  content: {
    interfaceError: 'El host no aceptó {about}: {error}',
    equipmentAlarm: '{stationNumber}: {alarm}',
    stationSilent: '{stationNumber} está en silencio: ya no se recibe nada',
    materialLow:
      '{stationNumber} {position}: queda poco {bomName}, {remaining} {unit} en la línea; el mínimo es {minimum}',
    materialExpired: '{stationNumber} {position}: {bomName}, lote {bomLot}, vale hasta {until}',
    parameterDrift: '{stationNumber} no está ajustada como se liberó: {parameters}',
    orderLate: '{orderCode} debería estar terminada; faltan {left}',
    orderFinished: '{orderCode} está terminada: {made} de {ordered}',
    accountLocked: '{by} bloqueó la cuenta {userName}',
    loginBarred: '{tries} contraseñas erróneas para {userName}: acceso cerrado por un rato',
    rightsChanged: '{by} cambió sus permisos. El menú ya los muestra.',
  },
}
