import type { Words } from '../en/words.ts'

export const orders: Words['orders'] = {
  newOrder: 'Orden nueva', editOrder: 'Editar {orderCode}', saveAndRelease: 'Guardar y liberar', released: 'La orden está liberada', moved: 'Hecho', progress: 'Avance',
  progressOf: '{made} de {ordered}', scrapped: '{count} desechadas', endFromCycle: 'Calculado: {count} × {cycle}', endByHand: 'La línea no tiene tiempo de ciclo planificado: indique usted el fin',
  onlyCreated: 'Solo se puede editar una orden sin liberar', wrongStatus: 'No es posible en estado: {orderStatus}', deleteQuestion: '¿Eliminar los datos de la orden {orderCode}?',
  questions: {
    release: '¿Liberar la orden {orderCode}?', start: '¿Iniciar la orden {orderCode}?', pause: '¿Por qué se pausa {orderCode}?', resume: '¿Reanudar la orden {orderCode}?',
    complete: 'Completar {orderCode} antes de tiempo. ¿Por qué?', close: '¿Cerrar la orden {orderCode}?', cancel: 'Cancelar {orderCode}. ¿Por qué?',
  },
  queueTitle: 'La cola de la línea', queueEmpty: 'Nada espera en esta línea. Cree una orden y libérela.', listEmpty: 'Aún no hay órdenes en esta línea.', createOne: 'Crear una orden',
  moveUp: 'Antes: {orderCode}', moveDown: 'Después: {orderCode}', firstAlready: 'Ya es la primera', lastAlready: 'Ya es la última', onlyInOrder: 'Solo si la tabla está ordenada por la cola',
  countdown: 'Hasta el fin previsto', overdue: '{duration} de retraso', left: 'quedan {duration}', changeNumber: 'Cantidad', changeNumberOf: 'Cantidad de {orderCode}', numberHint: 'Ya se iniciaron {startedNumber} unidades',
  readiness: 'Preparada', readinessOf: '¿Está preparada {orderCode}?', ready: 'Preparada', notReady: 'Falta: {count}', mend: 'Corrija lo que está en rojo y después inicie.', startNow: 'Iniciar',
  gantt: 'Plan de la cola', ganttAbout: '{orderCode}: previsto {start} – {end}', ganttActual: 'en marcha desde {start}', now: 'ahora', typePicker: 'Modelos liberados', noType: 'Aún no hay ningún modelo liberado',
  duration: 'Duración',
  queued: '{orderCode} cambió de lugar en la cola', placeInQueue: 'Lugar', unknownOrder: 'No hay ninguna orden {orderCode} en esta línea',
  bulk: { release: '¿Liberar {count} órdenes?', cancel: 'Cancelar {count} órdenes. ¿Por qué?', delete: '¿Eliminar {count} órdenes?' },
}
