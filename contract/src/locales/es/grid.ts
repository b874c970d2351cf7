import type { Words } from '../en/words.ts'

export const grid: Words['grid'] = {
  moveUp: 'Subir: {name}',
  moveDown: 'Bajar: {name}',
  duplicate: 'Duplicar: {name}',
  remove: 'Quitar: {name}',
  firstAlready: 'Ya es la primera',
  lastAlready: 'Ya es la última',
  faults: 'Por corregir: {count}',
  increase: 'Aumentar',
  decrease: 'Disminuir',
  rowNumber: 'Fila {row}',
  noNumber: '«{text}» no es un número',
  thousands: '«{text}» se puede leer de dos maneras. Escríbalo sin separador de miles',
  pasteHint: 'Se pueden pegar filas de una hoja de cálculo en una celda.',
}
