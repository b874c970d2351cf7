import type { Words } from '../en/words.ts'

export const materials: Words['materials'] = {
  views: 'Vistas de la página', view: { board: 'En línea', lots: 'Lotes', log: 'Montajes' },
  bindTitle: 'Montar material por escaneo', label: 'Etiqueta', bind: 'Montar', startOver: 'Empezar de nuevo', bound: '{bomLot} está montado en {stationNumber} {position}', replace: 'Reemplazar', unbind: 'Desmontar',
  unbindQuestion: '¿Desmontar el material {bomLot} de {stationNumber} {position}? Lo que queda sigue en su lote. ¿Por qué?', unboundSuccess: 'Desmontado correctamente',
  ofBound: '{remaining} de {bound} {unit}', noPace: 'No se usó nada en el último cuarto de hora', lasts: 'Sí', lastsNot: 'No: pide {needed} {unit}',
  boardEmpty: 'No hay nada montado en esta línea y ninguna orden en curso pide material.', boardNext: 'Escanee estación, posición y etiqueta para montar el primer lote.',
  lotsEmpty: 'Aún no ha llegado material a esta línea. Un lote se recibe aquí o al montarlo.', logEmpty: 'Aún no se ha montado nada en esta línea.', when: 'Cuándo',
  receive: 'Recibir material', received: 'El material está recibido', moreOfIt: 'Un lote conocido crece en esa cantidad', expiryHint: 'Vacío: cuenta la caducidad de la pieza',
  count: 'Contar', countOf: 'Contar {bomLot}', countHint: 'En libros: {remaining} {unit}', counted: 'El recuento está registrado', scrap: 'Desechar', scrapOf: 'Desechar de {bomLot}', atMost: 'Como máximo {remaining} {unit}', scrapped: 'El desecho está registrado',
  nothingLeft: 'No queda nada', block: 'Bloquear', unblock: 'Desbloquear', questions: { block: '¿Bloquear {bomLot}? Donde está montado no entra ninguna unidad. ¿Por qué?', unblock: '¿Desbloquear {bomLot}? ¿Por qué?' },
  done: { block: 'El lote está bloqueado', unblock: 'El lote vuelve a estar libre' }, movements: 'Movimientos', movementsAbout: 'Lo que tomaron las unidades está en la genealogía.', movementsEmpty: 'No se recibió, contó ni desechó a mano.',
  toUnits: 'Unidades con este lote', toUnitsWhy: 'No puede abrir la genealogía', low: 'Material por atender', lowMeans: 'En toda la línea hay menos montado que el mínimo de la pieza, o aquí dura menos de diez minutos', toBoard: 'Al material en línea',
}
