import type { Words } from '../en/words.ts'

export const orders: Words['orders'] = {
  newOrder: 'Orden nueva', editOrder: 'Editar {orderCode}', saveAndRelease: 'Guardar y liberar', released: 'La orden está liberada', moved: 'Hecho', progress: 'Avance',
  scrapped: '{count} desechadas', endFromCycle: 'Calculado: {count} × {cycle}', endByHand: 'La línea no tiene tiempo de ciclo planificado: indique usted el fin',
  onlyCreated: 'Solo se puede editar una orden sin liberar', wrongStatus: 'No es posible en estado: {orderStatus}', deleteQuestion: '¿Eliminar los datos de la orden {orderCode}?',
  questions: {
    release: '¿Liberar la orden {orderCode}?', start: '¿Iniciar la orden {orderCode}?', pause: '¿Por qué se pausa {orderCode}?', resume: '¿Reanudar la orden {orderCode}?',
    complete: 'Completar {orderCode} antes de tiempo. ¿Por qué?', close: '¿Cerrar la orden {orderCode}?', cancel: 'Cancelar {orderCode}. ¿Por qué?',
  },
  queueTitle: 'La cola de la línea', queueEmpty: 'Nada espera en esta línea. Cree una orden y libérela.', listEmpty: 'Aún no hay órdenes en esta línea.', createOne: 'Crear una orden',
  moveUp: 'Antes: {orderCode}', moveDown: 'Después: {orderCode}', firstAlready: 'Ya es la primera', lastAlready: 'Ya es la última', onlyInOrder: 'Solo si la tabla está ordenada por la cola',
  countdown: 'Hasta el fin previsto', overdue: '{duration} de retraso', left: 'quedan {duration}', changeNumber: 'Cantidad', changeNumberOf: 'Cantidad de {orderCode}', numberHint: 'Ya se iniciaron {startedNumber} unidades',
  readiness: 'Preparada', readinessOf: '¿Está preparada {orderCode}?', ready: 'Preparada', notReady: 'Falta: {count}', warned: 'Preparada, {count} por mirar', mendAt: 'Abrir {page}', mayNotMend: 'Su rol no puede abrir {page}', mend: 'Corrija lo que está en rojo y después inicie.', startNow: 'Iniciar',
  gantt: 'Plan de la cola', ganttAbout: '{orderCode}: previsto {start} – {end}', ganttActual: 'en marcha desde {start}', now: 'ahora', typePicker: 'Modelos liberados', noType: 'Aún no hay ningún modelo liberado',
  duration: 'Duración',
  drag: 'Mover {orderCode}: arrástrela, o Alt y las flechas arriba y abajo', queued: '{orderCode} cambió de lugar en la cola', placeInQueue: 'Lugar',
  bulk: { release: '¿Liberar {count} órdenes?', cancel: 'Cancelar {count} órdenes. ¿Por qué?', delete: '¿Eliminar {count} órdenes?' },
  serialsHint: 'Se pueden imprimir etiquetas antes de la primera unidad', bomHint: 'Vacío: no se comprueba ni se consume nada', bomPicker: 'Listas liberadas del modelo', noBom: 'Este modelo no tiene lista liberada', overlap: 'El mismo modelo está previsto a la vez: {orders}',
  codeNext: 'Vacío, será {orderCode}', codeHint: 'Si se deja vacío, se toma el siguiente número de la regla', routeHint: 'Vacío: la ruta del modelo', changesEmpty: 'Nadie ha cambiado aún la cola de esta línea.', pastEmpty: 'Aún no ha acabado ninguna orden en esta línea.', pastAbout: 'Duración prevista y real de las órdenes de la tabla', hours: 'Horas', archive: 'Todos los datos', archiveQuestion: '¿Descargar todos los datos de órdenes de la línea {lineNumber}?',
  archiveAbout: 'Un ZIP con todo lo que la línea sabe de sus órdenes, en tablas CSV: órdenes, unidades, pasos, fallos. Puede tardar minutos y se puede detener en cualquier momento.', withValues: 'Con todos los valores medidos', archiving: 'Descargando todos los datos de órdenes',
  unitsOf: 'Unidades', toUnits: 'Ver las unidades', failures: 'Fallos más frecuentes', noFailures: 'Nada falló.', events: 'Qué ocurrió', byLine: 'Por su última unidad buena', okRateOf: '{good} buenas de {all}', noUnits: 'No se inició ninguna unidad.',
  oeeAbout: 'OEE de la línea mientras corrió la orden, en la estación que marca el ritmo, con el ciclo previsto hoy', longer: '{duration} más de lo previsto', shorter: '{duration} menos de lo previsto', asPlanned: 'según lo previsto',
}
