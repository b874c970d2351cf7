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
  lineState: { producing: 'Produciendo', noOrder: 'En marcha sin orden', stopped: 'Parada', waiting: 'En espera', break: 'Descanso', noData: 'Sin datos', disabled: 'Sin uso' },
  orderMove: {
    release: 'Liberar', start: 'Iniciar', pause: 'Pausar', resume: 'Reanudar', complete: 'Dar por completada', close: 'Cerrar', cancel: 'Cancelar orden',
  },
  lotStatus: {
    waiting: 'En espera', inProcess: 'En proceso', onHold: 'Retenido', completed: 'Completado', reported: 'Comunicado', refused: 'Rechazado', scrapped: 'Desechado', merged: 'Unido',
  },
  lotMove: {
    takeIn: 'Tomar', refuse: 'Rechazar', hold: 'Retener', release: 'Liberar', finish: 'Acabar antes', scrap: 'Desechar', merge: 'Unir', report: 'Comunicar',
  },
  serialState: { free: 'Libre', begun: 'Iniciada', finished: 'Acabada', scrapped: 'Desechada' },
  queueAction: {
    create: 'Creada', update: 'Modificada', release: 'Liberada', queue: 'Movida en la cola', changeNumber: 'Cantidad cambiada', start: 'Iniciada', pause: 'Pausada', resume: 'Reanudada',
    complete: 'Completada antes', close: 'Cerrada', cancel: 'Cancelada', delete: 'Eliminada', makeSerials: 'Series hechas',
  },
  paper: { label50x25: 'Etiqueta 50 × 25 mm', label100x50: 'Etiqueta 100 × 50 mm', sheetA4: 'Hoja A4, 24 etiquetas' },
  symbol: { code128: 'Code 128', qrcode: 'Código QR', datamatrix: 'Data Matrix' },
  definitionMove: { release: 'Liberar', retire: 'Retirar' },
  unitMove: { hold: 'Retener', release: 'Liberar', scrap: 'Desechar' },
  check: {
    typeReleased: 'El modelo está liberado', routeReleased: 'La ruta está liberada', setsReleased: 'Los grupos de medición de la ruta están liberados',
    stationsOnLine: 'La línea tiene todas las estaciones de la ruta', packageReleased: 'El paquete de modelo y ruta está completo y liberado', stationsEnabled: 'Las estaciones de la ruta están en uso', bomReleased: 'La lista de materiales está liberada', materialAvailable: 'Hay material para la orden',
  },
  reason: {
    orderNotProducing: 'La orden no está en producción', orderFull: 'La orden ya inició todas sus piezas', unitUnknown: 'Aquí no se conoce la pieza',
    unitHeld: 'La pieza está retenida', unitScrapped: 'La pieza está desechada', unitFinished: 'La pieza está terminada',
    notNextStep: 'Esta operación no es la siguiente de la ruta', stationNotOnRoute: 'La estación no está en la ruta', earlierStepMissing: 'Falta una operación anterior',
    earlierStepNg: 'Una operación anterior está NG', reworkExceeded: 'Demasiados retrabajos', busyElsewhere: 'Se trabaja en la pieza en otro lugar',
    typeNotReleased: 'El modelo no está liberado',
    lotOnHold: 'El lote está retenido', lotMissing: 'Ningún lote de la orden está en proceso', materialNotBound: 'Material sin montar', materialEmpty: 'Material agotado', materialExpired: 'Material caducado', materialBlocked: 'Material bloqueado', operatorMissing: 'Nadie ha iniciado en la estación', operatorNotQualified: 'El operario no está cualificado',
  },
  numberRule: { order: 'Orden', lot: 'Lote', serial: 'Número de serie' },
  reset: { never: 'Nunca', year: 'Cada año', month: 'Cada mes', day: 'Cada día' },
  numberFault: {
    braceOpen: 'una llave no está cerrada', tokenUnknown: 'no existe ese comodín', tokenNotHere: 'una orden aún no tiene código de orden', seqMissing: 'falta la secuencia', seqTwice: 'la secuencia aparece dos veces',
    seqDigits: 'la secuencia necesita de 1 a 12 cifras', resetNeedsYear: 'empieza de nuevo, así que necesita el año', resetNeedsMonth: 'empieza de nuevo cada mes, así que necesita el mes',
    resetNeedsDay: 'empieza de nuevo cada día, así que necesita el día', tooLong: 'tiene más de 64 caracteres',
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
  sendMode: { changeover: 'Al cambiar de modelo', perPart: 'Con cada pieza' },
  downloadState: { waiting: 'Espera a la estación', taken: 'Recogida', confirmed: 'Confirmada', failed: 'Fallida', replaced: 'Sustituida' },
  parameterFault: {
    noParameters: 'No tiene parámetros', valueMissing: 'Falta un valor', belowLimit: 'Un valor está por debajo del mínimo', aboveLimit: 'Un valor está por encima del máximo', defaultOutside: 'Un valor por defecto está fuera de límites',
    limitsBackwards: 'Un mínimo es mayor que su máximo', textAndLimits: 'Un texto no puede tener límites', doubleCode: 'Un parámetro aparece dos veces',
  },
  packageFault: {
    typeNotReleased: 'El modelo no está liberado', routeNotReleased: 'La ruta no está liberada', setNotReleased: 'Un grupo de medición de la ruta no está liberado', stepsChanged: 'Los pasos de la ruta han cambiado',
    mustPassSkipped: 'Un paso obligatorio no se puede omitir', bomUnknown: 'La lista de materiales no existe', bomNotReleased: 'La lista de materiales no está liberada', bomOfOtherType: 'La lista de materiales es de otro modelo',
    bomStationNotOnRoute: 'La lista usa piezas en una estación que no está en la ruta', recipeMissing: 'Una estación no tiene parámetros liberados para el modelo',
  },
  level: { view: 'Ver', edit: 'Editar' },
  eventType: {
    interfaceError: 'Error de interfaz',
    equipmentAlarm: 'Alarma de equipo', stationSilent: 'Estación en silencio', orderLate: 'Orden retrasada', materialLow: 'Queda poco material', materialExpired: 'Material caduca', orderFinished: 'Orden terminada', accountLocked: 'Cuenta bloqueada', loginBarred: 'Acceso cerrado', rightsChanged: 'Permisos cambiados',
  },
  messageType: { info: 'Información', warn: 'Advertencia', alarm: 'Alarma' },
  messageStatus: { unread: 'Sin leer', read: 'Leído' },
  fileType: {
    png: 'Imagen PNG', jpeg: 'Imagen JPEG', gif: 'Imagen GIF', webp: 'Imagen WebP', pdf: 'PDF', csv: 'CSV', txt: 'Texto', xlsx: 'Excel', docx: 'Word', pptx: 'PowerPoint', zip: 'ZIP', mp4: 'Vídeo MP4', webm: 'Vídeo WebM',
  },
  bomState: { active: 'Activa', blocked: 'Bloqueada', none: 'Sin material', bound: 'Montado', low: 'Bajo', empty: 'Agotado', expired: 'Caducado' },
  serialType: { L: 'Etiqueta de lote', M: 'Serie del fabricante', S: 'Unidad propia' },
  consumeMode: { backflush: 'De lo montado', scan: 'Escaneado' },
  lotState: { available: 'Disponible', blocked: 'Bloqueado' },
  bindEvent: { bind: 'Montado', unbind: 'Desmontado', replace: 'Reemplazado' },
  movement: { receive: 'Recibido', adjust: 'Contado', scrap: 'Desechado' },
  bomFault: { noRows: 'No tiene filas', noMainRow: 'Un grupo no tiene pieza principal', twoMainRows: 'Un grupo tiene más de una pieza principal', doublePart: 'Una pieza se repite en una estación', doubleNumber: 'Dos filas con el mismo número', serialTypeMissing: 'Falta el tipo de serie', serialNotWhole: 'Con serie la cantidad debe ser entera', scanWithoutSerial: 'Escaneo y consumo se contradicen', groupAtTwoStations: 'Un grupo está en dos estaciones', partUnknown: 'Una pieza no existe', partBlocked: 'Una pieza está bloqueada', typeUnknown: 'El tipo no existe' },
  direction: { in: 'Del host', out: 'Al host' },
  teleType: {
    orders: 'Órdenes', b2mmlSchedule: 'Programa B2MML', orderStarted: 'Orden iniciada', orderCompleted: 'Orden completada', orderClosedShort: 'Orden cerrada incompleta', orderCancelled: 'Orden cancelada', lotCompleted: 'Lote completado', consumption: 'Consumo', test: 'Prueba',
    hello: 'Saludo', arrive: 'Petición de inicio', complete: 'Resultado', status: 'Estado', alarm: 'Alarma', heartbeat: 'Latido', bind: 'Material montado', unbind: 'Material retirado', exchange: 'Pieza cambiada', login: 'Entrada de operario', logoff: 'Salida de operario', parameters: 'Parámetros pedidos', readBack: 'Parámetros leídos', batch: 'Lote de mensajes', testRecord: 'Registro de ensayo', validate: 'Validación (CFX)', cfx: 'Otro mensaje CFX',
  },
  teleResult: { ok: 'OK', noGo: 'No autorizado', refused: 'Rechazado', ignored: 'Ignorado' },
  teleState: { waiting: 'En espera', retry: 'Reintentando', ok: 'OK', dead: 'Fallido', handled: 'Resuelto a mano' },
  hostMode: { off: 'Sin host', paused: 'En pausa: esperan', on: 'Activo' },
  dayType: { workday: 'Laborable', holiday: 'Festivo', overtime: 'Horas extra' },
  slotType: { work: 'Trabajo', break: 'Descanso', meal: 'Comida', cleaning: 'Limpieza', meeting: 'Reunión' },
  colour: { blue: 'Azul', green: 'Verde', orange: 'Naranja', purple: 'Morado', cyan: 'Cian', magenta: 'Fucsia', gold: 'Dorado', grey: 'Gris' },
  entity: {
    telegram: 'Telegrama', hostSettings: 'Ajustes del host', hostKey: 'Clave del host',
    order: 'Orden', lot: 'Lote', station: 'Estación', stationKey: 'Clave de estación', line: 'Línea', type: 'Modelo', processing: 'Ruta', collectionSet: 'Grupo de medición', unit: 'Pieza',
    user: 'Usuario', role: 'Rol', session: 'Sesión', plant: 'Planta', shifts: 'Turnos', file: 'Archivo', wallLink: 'Enlace de pantalla', settings: 'Ajustes', view: 'Vista', notices: 'Avisos',
    parameterSet: 'Parámetros de estación', parameterDownload: 'Descarga de parámetros', typePackage: 'Paquete de modelo',
    part: 'Componente', bom: 'Lista de materiales', materialLot: 'Lote de material', binding: 'Montaje',
    operator: 'Operario', team: 'Equipo', rotation: 'Rotación', calendarDay: 'Día del calendario', shiftSlots: 'Franjas horarias', slotReason: 'Motivo de una franja',
  },
}
