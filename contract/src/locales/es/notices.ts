import type { Words } from '../en/words.ts'

export const notices: Words['notices'] = {
  none: 'Sin contenido',
  readAll: 'Marcar todo como leído',
  remove: 'Borrar este aviso',
  recipients: 'Usuarios avisados',
  everyone: 'Quien pueda abrir {page}',
  recipientsWhy: 'Las reglas de aviso dicen a quién se avisa. A nadie se le avisa de lo que no puede abrir.',
  toolOver: '{toolCode} {stationNumber}: supera en {over} el límite de {frequency} ({lifeKind})',
  content: {
    interfaceError: 'El sistema central no aceptó {about}: {error}',
    eventSetAside: '{follower} no pudo procesar «{kind}» de {about} y lo apartó: {error}',
    andonLevel:
      '{stationNumber}: nadie ha acudido en {minutes}\u00a0min, nivel {level}. {lossType}. {message}',
    andonLevelLate:
      '{stationNumber}: nadie ha acudido en {minutes}\u00a0min, nivel {level}; el servidor no estaba disponible y no se avisó a {skipped}. {lossType}. {message}',
    andonUnsolved:
      '{stationNumber}: {by} llegó hace {minutes}\u00a0min y sigue sin resolverse. ¿Hace falta más ayuda? {lossType}. {message}',
    andonCall: '{stationNumber} pide ayuda: {lossType}. {message}',
    controlSignal: '{stationNumber}: {resultCode} rompe sus límites de control (regla {rule})',
    problemJudged: '{defectCode}, dos semanas después de la acción: {problemEffect} ({owner})',
    equipmentAlarm: '{stationNumber}: {alarm}',
    toolDue: '{toolCode} {stationNumber}: {uses} de {frequency} ({lifeKind})',
    calibrationDue: '{toolCode} {stationNumber}: la calibración vence el {until}',
    stationSilent: '{stationNumber}: conexión perdida',
    materialLow:
      '{stationNumber} {position}: queda poco {bomName}, {remaining} {unit} en la línea; el mínimo es {minimum}',
    materialExpired: '{stationNumber} {position}: {bomName}, lote {bomLot}, caduca el {until}',
    parameterDrift: '{stationNumber} difiere de los parámetros publicados: {parameters}',
    orderLate: '{orderCode} ha superado su fin previsto; faltan {left}',
    inspectionMissed: '{stationNumber}: la revisión {itemCode} debía hacerse antes del {until}',
    orderStarted: '{orderCode} ha empezado: {ordered} pedidas',
    orderFinished: '{orderCode} está terminada: {made} de {ordered}',
    accountLocked: '{by} bloqueó la cuenta {userName}',
    loginBarred: '{tries} contraseñas erróneas para {userName}: acceso bloqueado por un tiempo',
    loginBurst: '{tries} accesos erróneos desde {address}: se bloquean por un rato los accesos desde allí',
    rightsChanged: '{by} cambió sus permisos. El menú ya los muestra.',
    pagesCame:
      'Con una actualización llegaron páginas nuevas: {pages}. Vea en la página «Roles» quién las necesita.',
    sopCommented: '{sopCode}, versión {sopVer}, paso {stepNo}, en {stationNumber}: «{comment}»',
    ruleTest: 'Prueba de la regla para «{eventType}». No se avisó a nadie más. {message}',
  },
}
