export const imports = {
  import: 'Importar', template: 'Archivo vacío con todas las columnas', choose: 'Suelte aquí un archivo CSV o elija uno', checking: 'Comprobando…', do: 'Escribir {count}', done: '{count} escritos', nothingNew: 'El archivo no cambia nada',
  unread: { unreadable: 'No es un archivo CSV legible.', noRows: 'El archivo no tiene filas.', tooManyRows: 'Como mucho {most} filas cada vez.', doubleColumn: 'La columna {column} aparece dos veces.' },
  leftOut: 'Columnas que no se leen: {columns}', willCreate: 'Nuevos: {count}', willUpdate: 'Cambiados: {count}', willStay: 'Sin cambios: {count}', faults: 'Fallos: {count}', first: 'Se muestran los primeros {count}.',
  mend: 'Corrija el archivo y elíjalo de nuevo: se escriben todas las filas o ninguna.', noFaults: 'Todas las filas son correctas. Aún no se ha escrito nada.', row: 'Fila', column: 'Columna', fault: 'Qué está mal',
}
