import type { Words } from '../en/words.ts'

export const orderImport: Words['orderImport'] = {
  button: 'Importar', title: 'Órdenes desde un archivo', template: 'Una tabla vacía para rellenar', choose: 'Elija un archivo CSV o Excel, o suéltelo aquí',
  about: 'La primera fila nombra las columnas; cada fila siguiente es una orden de esta línea. Una orden que ya existe se cambia donde el archivo lo diga. Horas: 2026-03-02 06:00 según el reloj de la planta, o con zona horaria.',
  unreadable: 'Este archivo no se puede leer', noRows: 'No hay nada bajo la primera fila', tooManyRows: 'Un archivo puede tener como máximo {most} filas', columns: 'Columnas del archivo', column: 'Columna', means: 'Significa', leftOut: 'No se importa',
  example: 'Por ejemplo', missing: 'Indique qué columna es: {field}', judging: 'Revisando cada fila …', willCreate: 'Nuevas: {count}', willUpdate: 'Cambiadas: {count}', willStay: 'Sin cambios: {count}', faulty: 'Con error: {count}',
  noFaults: 'Todas las filas se pueden importar.', mend: 'Corrija los errores en el archivo o excluya esas filas.', leaveOutFaulty: 'Excluir las filas con error', row: 'Fila', fault: 'Qué está mal', more: 'Se muestran los primeros {count}.',
  wrongTime: 'Falta una fecha con hora, como 2026-03-02 06:00',
  doIt: 'Importar órdenes: {count}', done: 'Órdenes importadas: {count}', nothing: 'Nada cambiaría', askedMaterials: 'Material según el host',
}
