import type { Words } from '../en/words.ts'

export const find: Words['find'] = {
  open: 'Buscar páginas', field: 'Buscar páginas', hint: 'Nombre de página', palette: 'Buscar todo', paletteHint: 'Escanee o escriba: página, orden, lote, número de serie',
  none: 'No se encontró nada', hits: '{count} resultados', page: 'Página', order: 'Orden', lot: 'Lote',
  unit: 'Producto', units: '{count} productos', onLine: 'Línea {lineNumber}', shortcuts: 'Atajos de teclado',
  keys: {
    palette: 'Buscar una página, orden, lote o producto', shortcuts: 'Esta lista', tabs: 'Recorrer las páginas abiertas (con el foco en una)', closeTab: 'Cerrar la página enfocada en la tira',
    tabMenu: 'Menú de una página abierta', grid: 'Moverse por una tabla', openRow: 'Abrir la fila', escape: 'Cerrar lo que está encima',
    filter: 'Ir a los filtros de la lista', selectRow: 'Seleccionar la fila',
  },
}
