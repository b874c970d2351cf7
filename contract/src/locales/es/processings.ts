import type { Words } from '../en/words.ts'

export const processings: Words['processings'] = {
  about: 'Las operaciones por las que pasa una pieza: dónde, en qué orden y qué ocurre si es NG', createOne: 'Ruta nueva', numberHint: 'No cambia nunca: modelos y órdenes la nombran.', listEmpty: 'Todavía no hay rutas.',
  copyOf: 'Copia de {processingNumber}, versión {processingVer}', stepCount: 'Operaciones', usedBy: 'Dónde se usa',
  retireMeans: 'Sus órdenes ya no se podrán iniciar.',
  editor: 'Operaciones', graph: 'Dibujo de la ruta', graphHint: 'Las flechas van de operación en operación, Intro edita, Supr quita. Arrastre desde OK o NG hasta otra operación para conectarlas.', fit: 'Mostrar todo', zoomIn: 'Ampliar', zoomOut: 'Reducir', map: 'Vista general del dibujo',
  listHint: 'Las flechas eligen una operación, Intro la edita, Supr la quita.', noSteps: 'La ruta todavía no tiene operaciones.', noStepsNext: 'Añada la primera; cada una de las siguientes va detrás.', chooseStep: 'Elija una operación para verla y cambiarla.',
  add: 'Añadir operación', addRework: 'Añadir retrabajo', remove: 'Quitar operación', undo: 'Deshacer', redo: 'Rehacer', insert: 'Insertar una operación entre {from} y {to}', cut: 'Quitar la conexión de {from} a {to}',
  removed: 'La operación {stepSeq} se quitó. Deshacer la recupera.', chooseFirst: 'Elija primero una operación', nothingUndone: 'No hay nada que deshacer', nothingRedone: 'No hay nada que rehacer', taken: 'La operación {stepSeq} ya existe',
  step: 'Operación {stepSeq}', stepOf: 'Operación {stepSeq}: {stepName}', unnamed: 'sin nombre', start: 'Inicio', end: 'Fin', optional: 'Se puede omitir', retest: 'se repite aquí', none: 'ninguna', faulty: 'por corregir',
  ok: 'OK', ng: 'NG', okTo: 'Si es OK, de {from} a {to}', ngTo: 'Si es NG, de {from} a {to}', backTo: 'Vuelve de {from} a {to}', back: 'vuelve a {to}', loops: 'máx. {count}×', heldNg: 'Vacío: la pieza NG queda retenida hasta que alguien decida.', endHint: 'Vacío: la ruta termina aquí.',
  returnHint: 'Adónde vuelve la pieza después de un OK.', retestHint: 'Se repite en la misma operación, así que no vuelve a ninguna.', notOnLine: 'La línea elegida no tiene la estación {stationNumber}.', setHint: 'Solo se pueden elegir grupos liberados.',
  faultless: 'Nada impide liberarla', faults: 'Todavía no se puede liberar. Por corregir: {count}',
 
}
