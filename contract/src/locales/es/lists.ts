import type { Words } from '../en/words.ts'

/** Lo que dicen todas las listas: columnas, vistas, selección, deshacer y conflictos. */
export const lists: Words['lists'] = {
  columnsOf: 'Columnas de esta lista',
  columnsAbout: 'Elija qué se muestra y en qué orden. También puede arrastrar las cabeceras en la tabla. Se guarda para usted, en cualquier equipo.',
  find: 'Buscar una columna', up: '{column}: subir', down: '{column}: bajar', pin: '{column}: fijar a la izquierda', unpin: '{column}: soltar',
  first: 'Ya es la primera aquí', last: 'Ya es la última aquí', lastShown: 'Debe quedar una columna',
  asPage: 'Como la trae la página', notKept: 'No se pudieron guardar sus columnas: {why}', filtersOn: 'Filtros · {count}',
  hideFilters: 'Ocultar los filtros', views: 'Vistas', viewChanged: '{view} · modificada', mine: 'Mías', shared: 'Compartidas',
  by: '{view} · {userName}', saveAs: 'Guardar como vista nueva…', newView: 'Vista nueva', saveOver: 'Guardar sobre {view}',
  rename: 'Renombrar o compartir {view}…', editView: 'Vista {view}',
  sharedHint: 'Pueden usarla todos los que abren esta lista; solo usted puede cambiarla.', deleteView: 'Eliminar {view}',
  deleteViewQuestion: '¿Eliminar la vista {view}? Lo que muestra no se toca.', viewSaved: 'La vista está guardada',
  viewGone: 'Esta vista ya no existe', shown: 'Vista: {view}', select: 'Seleccionar esta fila', selectAll: 'Seleccionar todas las filas cargadas',
  selected: '{count} seleccionadas', clear: 'Quitar la selección', stop: 'Parar', doing: '{label}: {done} de {count}',
  done: '{label}: {count} hechas', refused: '{label}: {done} hechas, {refused} rechazadas', stillSelected: 'Lo rechazado sigue seleccionado.',
  hide: 'Ocultar', undo: 'Deshacer', undoKey: 'Deshacer (Ctrl+Z)', undone: 'Deshecho',
  changedBy: '{userName} lo cambió el {at}, mientras usted lo tenía abierto.', changedSome: 'Alguien lo cambió mientras usted lo tenía abierto.',
  before: 'Al abrirlo', theirs: 'Ahora', yours: 'Lo suyo', takeTheirs: 'Tomar lo guardado',
  keepMine: 'Mantener lo mío', keepMineSave: 'Mantener lo mío y guardar encima',
  keepHint: 'Lo que usted escribió se queda; lo demás se toma como está ahora.', sameFields: 'Cambiado por ambos: {fields}',
}
