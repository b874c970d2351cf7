export const bomDefs = {
  about: 'De qué se hacen las unidades y cómo se leen sus etiquetas', code: 'Número de pieza', createOne: 'Pieza nueva', editOne: 'Editar {bomCode}', listEmpty: 'Aún no hay piezas.', codeHint: 'No cambia: listas y etiquetas lo nombran.',
  packHint: 'Lo que trae una caja o bobina llena, si su etiqueta no lo dice', lifeHint: 'Desde la recepción, si la etiqueta no dice cuándo caduca', minimumHint: 'Por debajo de esto en la línea se avisa de que queda poco',
  block: 'Bloquear', unblock: 'Desbloquear', blockQuestion: '¿Bloquear {bomCode}? Ya no se montará ningún lote. ¿Por qué?', unblockQuestion: '¿Desbloquear {bomCode}? ¿Por qué?', blocked: '{bomCode} está bloqueada', unblocked: '{bomCode} vuelve a usarse',
  deleteQuestion: '¿Eliminar los datos de {bomCode}?', inBills: 'No se pudo eliminar: {count} listas la nombran',
  bulk: { block: '¿Bloquear {count} piezas? ¿Por qué?', unblock: '¿Desbloquear {count} piezas? ¿Por qué?', delete: '¿Eliminar los datos de {count} piezas?' },
  uses: 'Listas que la nombran', noUses: 'Ninguna lista la nombra.', bill: 'Lista', importTitle: 'Importar piezas', importAbout: 'Un archivo CSV con una fila por pieza. Debe llevar el número de pieza; las columnas que falten quedan como están. Tampoco cambia cómo se leen las etiquetas: una pieza nueva empieza con la etiqueta simple.',
  kind: { plain: 'Toda la etiqueta es el lote', separated: 'Campos con separador', fixed: 'Campos en lugares fijos', gs1: 'GS1 (10, 17, 30, 37, 01, 241)' },
  fact: { bomCode: 'Número de pieza', bomLot: 'Lote de material', quantity: 'Cantidad', supplier: 'Proveedor', supplierLot: 'Lote del proveedor', expiry: 'Caduca' },
  separator: 'Separador', whatItSays: 'Qué dice', placeCount: 'Campo n.º', placeAt: 'Desde el carácter', prefix: 'Prefijo', length: 'Caracteres', of: '{fact}: {column}', leaveEmpty: 'Deje vacío lo que la etiqueta no dice. Un prefijo se quita donde esté.',
  lotWanted: 'Hay que decir dónde está el lote de material.', ruleWrong: 'Lugares y longitudes son enteros desde 1; el separador es un carácter.', gs1About: 'El lote es (10). También se leen: pieza (01) o (241), caducidad (17) o (15), cantidad (30) o (37); con paréntesis o con FNC1 entre ellos.',
  test: 'Probar lectura', testHint: 'Escanee aquí una etiqueta o escriba lo que enviaría el lector.', fits: 'Se lee así', fitsNot: 'Esta etiqueta no encaja en la regla.', says: '{fact} {place}',
}
