export const boms = {
  about: 'De qué se hace un modelo: qué pieza, cuántas y en qué estación', code: 'Lista', name: 'Nombre de la lista', version: 'Versión', createOne: 'Lista nueva', codeHint: 'No cambia: órdenes y paquetes la nombran.', listEmpty: 'Aún no hay listas de materiales.', withPart: 'Contiene la pieza',
  hideList: 'Ocultar la lista', showList: 'Mostrar la lista', typePicker: 'Elija un modelo', validHint: 'Solo informa; una orden toma la lista que nombra.',
  rows: 'Piezas', tree: 'Como árbol', noRows: 'Aún no tiene piezas.', noRowsNext: 'Añada la primera aquí abajo, pegue filas de una hoja de cálculo o importe un archivo.', add: 'Añadir pieza', partName: 'Nombre de pieza', unit: 'Unidad',
  draftHint: 'Un borrador se guarda como está; se libera cuando no queda nada por corregir.', typeUnknown: 'No existe el modelo {typeNo}: no se puede liberar', saveFirst: 'Guarde primero: la tabla no está guardada',
  retireMeans: 'Ya no se podrán iniciar órdenes que la tomen.', uses: 'Dónde se usa',
  importRows: 'Importar', importTitle: 'Importar piezas de {code}', importAbout: 'Un archivo CSV con una fila por pieza, como lo escribe una exportación. Sus filas sustituyen a las de la tabla; nada se guarda hasta que usted guarde.', imported: 'Hay {count} filas en la tabla. Aún no se ha guardado nada.',
  alternate: 'o', perUnit: '{quantity} {unit}', groups: '{count} grupos de piezas, {rows} filas', unknownPart: 'No existe esa pieza', blockedPart: 'Bloqueada', takes: { backflush: 'de lo montado', scan: 'escaneado: {serialType}' },
}
