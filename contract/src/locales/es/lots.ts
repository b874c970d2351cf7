import type { Words } from '../en/words.ts'

export const lots: Words['lots'] = {
  views: 'Vista', view: { waiting: 'En espera', report: 'Por comunicar' }, newLot: 'Lote nuevo', splitOrder: 'Dividir orden en lotes',
  noOrder: 'Todo lo pedido está ya en lotes', leftOf: '{orderCode} · {typeNo} · quedan {left} de {number}', left: '{left} no están aún en ningún lote', manyLots: 'Lotes: {count}', numberByRule: 'Vacío: por la regla de numeración',
  waitingEmpty: 'Ningún lote espera a esta línea. Los envía el sistema central, o se divide una orden en lotes.', runningEmpty: 'No hay lotes en proceso. Se toman en la página de lotes en espera.',
  progressOf: '{done} de {number}', begun: '{count} iniciadas', scrapped: '{count} desechadas', age: 'Espera allí', due: 'Entrega', ready: 'Preparada', best: 'Reponer orden óptimo', bestQuestion: '¿Olvidar los lugares puestos a mano? Por prioridad, sin cambio de modelo y por fecha, lo mejor va primero.',
  bestDone: 'Lo mejor va de nuevo primero', onlyBest: 'Solo con la tabla en orden de despacho', queued: '{lotNo} cambió de lugar', earlier: 'Antes: {lotNo}', later: 'Después: {lotNo}', otherPriority: 'El lote de al lado tiene otra prioridad: cambie la prioridad',
  sortedOtherwise: 'Volver al orden de despacho',
  questions: {
    takeIn: '¿Tomar el lote {lotNo}? Si la orden no está liberada, se libera con él.', refuse: 'Rechazar el lote {lotNo}. ¿Por qué?', hold: 'Retener el lote {lotNo}. ¿Por qué?', release: 'Liberar el lote {lotNo}. ¿Por qué?',
    finish: 'Acabar el lote {lotNo} con {done} de {number}. ¿Por qué?', scrap: 'Desechar el lote {lotNo} y lo que queda de él en la línea. ¿Por qué?',
  },
  bulk: { takeIn: '¿Tomar {count} lotes?', refuse: 'Rechazar {count} lotes. ¿Por qué?', hold: 'Retener {count} lotes. ¿Por qué?', release: 'Liberar {count} lotes. ¿Por qué?' },
  done: { takeIn: 'El lote está tomado', refuse: 'El lote está rechazado', hold: 'El lote está retenido', release: 'El lote continúa', finish: 'El lote está acabado', scrap: 'El lote está desechado' },
  wrongStatus: 'No es posible en estado: {lotStatus}', changePriority: 'Cambiar la prioridad', priorityOf: 'Prioridad de {lotNo}', priorityHint: '1 va primero, 9 al final', split: 'Dividir', splitOf: 'Dividir {lotNo}', splitHint: '{left} sin iniciar; al menos una se queda', newNumber: 'Número del lote nuevo',
  allBegun: 'Todo está iniciado', merge: 'Unir', mergeOf: 'Unir {lotNo} a otro lote', into: 'Al lote', mergeHint: 'Sus unidades, series y cifras pasan a él. Solo se ofrecen lotes de la misma orden, modelo, estado y tramo de la ruta.', nothingAlike: 'No hay otro lote igual', mergeDone: 'Los lotes están unidos',
  resend: 'Comunicar otra vez', resendQuestion: '¿Comunicar otra vez al host cómo está el lote {lotNo}?', resent: 'Se comunica enseguida', resendNothing: 'El host ya lo tiene, o está en camino', askHost: 'Preguntar al host', askQuestion: '¿Pedir al host que envíe otra vez las órdenes y los lotes de esta línea? Lo que envíe aparece aquí.', asked: 'Se ha preguntado al host', toWaiting: 'Ver lotes en espera',
  upload: 'Comunicar', uploadQuestion: '¿Subir la información de {about} al sistema central?', underWay: 'Ya está en camino', noHost: 'No hay sistema central: no se comunica nada. Su dirección se pone en la página de telegramas.', allReported: 'El sistema central ha aceptado todo lo comunicado de esta línea.',
  wip: 'Unidades de lotes en cada operación', toUnits: 'Ver sus unidades', toUnitsWhy: 'Su rol no puede ver unidades',
}
