import type { choices as inEnglish } from '../en/choices.ts'
import type { Words } from '../en/words.ts'

export const choices: Pick<Words, keyof typeof inEnglish> = {
  orderStatus: {
    created: 'Creada', released: 'Liberada', producing: 'En producción', paused: 'En pausa', completed: 'Completada', closed: 'Cerrada', cancelled: 'Cancelada',
  },
  definitionStatus: { draft: 'Borrador', released: 'Liberada', obsolete: 'Obsoleta' },
  stationStatus: {
    unknown: 'Sin datos', waiting: 'En espera', warning: 'Aviso', running: 'En marcha', unbound: 'Sin material', producing: 'Produciendo', repaired: 'Reparada', break: 'Descanso',
    down: 'Parada', maintain: 'Mantenimiento', debugging: 'Preparación', defect: 'Avería', processed: 'Proceso terminado',
  },
  timeClass: { producing: 'Produciendo', delay: 'Espera', unplanned: 'Parada no prevista', setup: 'Preparación', planned: 'Parada prevista', unknown: 'Sin datos' },
  processStatus: { registered: 'Registrada', inProcess: 'En proceso', held: 'Retenida', rework: 'Retrabajo', finished: 'Terminada', scrapped: 'Desechada' },
  resultStatus: { ok: 'OK', ng: 'NG' },
  verdict: { ok: 'OK', ng: 'NG' },
  judged: { ok: 'OK', ng: 'NG' },
  tries: { first: 'Primera prueba', retest: 'Repetición' },
  failStatus: { open: 'Abierto', rework: 'Retrabajo', scrap: 'Desecho', useAsIs: 'Usar tal cual', falseFail: 'Falso fallo', closed: 'Cerrado' },
  manualAutoMode: { automatic: 'Automático', manual: 'Manual' },
  lineState: { producing: 'Produciendo', stopped: 'Parada', waiting: 'En espera', break: 'Descanso', noData: 'Sin datos', disabled: 'Sin uso' },
  orderMove: {
    release: 'Liberar', start: 'Iniciar', pause: 'Pausar', resume: 'Reanudar', complete: 'Dar por completada', close: 'Cerrar', cancel: 'Cancelar orden',
  },
  definitionMove: { release: 'Liberar', retire: 'Retirar' },
  unitMove: { hold: 'Retener', release: 'Liberar', scrap: 'Desechar' },
  check: {
    typeReleased: 'El modelo está liberado', routeReleased: 'La ruta está liberada', setsReleased: 'Los grupos de medición de la ruta están liberados',
    stationsOnLine: 'La línea tiene todas las estaciones de la ruta', stationsEnabled: 'Las estaciones de la ruta están en uso',
  },
  reason: {
    orderNotProducing: 'La orden no está en producción', orderFull: 'La orden ya inició todas sus piezas', unitUnknown: 'Aquí no se conoce la pieza',
    unitHeld: 'La pieza está retenida', unitScrapped: 'La pieza está desechada', unitFinished: 'La pieza está terminada',
    notNextStep: 'Esta operación no es la siguiente de la ruta', stationNotOnRoute: 'La estación no está en la ruta', earlierStepMissing: 'Falta una operación anterior',
    earlierStepNg: 'Una operación anterior está NG', reworkExceeded: 'Demasiados retrabajos', busyElsewhere: 'Se trabaja en la pieza en otro lugar',
    typeNotReleased: 'El modelo no está liberado',
  },
  routeFault: {
    noSteps: 'No tiene operaciones', twoStarts: 'Tiene más de un inicio', noStart: 'No tiene inicio', unknownStep: 'Una operación lleva a otra que no existe',
    endUnreachable: 'No se llega al final desde todas las operaciones', unreachableStep: 'Hay una operación inalcanzable',
    reworkWithoutReturn: 'Una operación de retrabajo no tiene retorno', loopUnbounded: 'Un ciclo de retrabajo no tiene límite',
    setNotReleased: 'Un grupo de medición no está liberado', doubleStep: 'Dos operaciones tienen el mismo número',
  },
  typeFault: {
    noRoute: 'No tiene ruta', routeDraft: 'Su ruta aún es un borrador', routeObsolete: 'Su ruta está retirada', setNotReleased: 'Un grupo de medición de su ruta no está liberado',
  },
  oeeGap: {
    neverStarted: 'La orden nunca se inició', tooLong: 'Duró más de 92 días', noWorkTime: 'Solo corrió fuera de turno', noCycle: 'Ninguna estación de la línea tiene ciclo previsto',
    notSeen: 'Nadie vio la estación que marca el ritmo', nothingMade: 'Nada pasó por la estación que marca el ritmo',
  },
  level: { view: 'Ver', edit: 'Editar' },
  eventType: {
    equipmentAlarm: 'Alarma de equipo', stationSilent: 'Estación en silencio', orderLate: 'Orden retrasada', orderFinished: 'Orden terminada', accountLocked: 'Cuenta bloqueada', loginBarred: 'Acceso cerrado', rightsChanged: 'Permisos cambiados',
  },
  messageType: { info: 'Información', warn: 'Advertencia', alarm: 'Alarma' },
  messageStatus: { unread: 'Sin leer', read: 'Leído' },
  fileType: {
    png: 'Imagen PNG', jpeg: 'Imagen JPEG', gif: 'Imagen GIF', webp: 'Imagen WebP', pdf: 'PDF', csv: 'CSV', txt: 'Texto', xlsx: 'Excel', docx: 'Word', pptx: 'PowerPoint', zip: 'ZIP', mp4: 'Vídeo MP4', webm: 'Vídeo WebM',
  },
  entity: {
    order: 'Orden', station: 'Estación', stationKey: 'Clave de estación', line: 'Línea', type: 'Modelo', processing: 'Ruta', collectionSet: 'Grupo de medición', unit: 'Pieza',
    user: 'Usuario', role: 'Rol', session: 'Sesión', plant: 'Planta', shifts: 'Turnos', file: 'Archivo', wallLink: 'Enlace de pantalla', view: 'Vista', notices: 'Avisos',
  },
}
