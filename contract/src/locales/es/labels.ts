import type { Words } from '../en/words.ts'

export const labels: Words['labels'] = {
  byPackage: 'Según el paquete, en la operación {stepName}', printNow: 'Imprimir', print: 'Imprimir etiquetas', printOne: 'Imprimir etiqueta', printOf: 'Etiquetas de {code}', printLot: 'Imprimir etiqueta del lote', traveler: 'Imprimir hoja de ruta', fromNo: 'Desde el número', toNo: 'Hasta el número', count: '{count} etiquetas', again: '{count} de ellas ya se imprimieron: son reimpresiones',
  none: 'Esta orden no tiene series', noneWhy: 'Se hacen al liberar, si la orden lo dice, o aquí.', make: 'Hacer series', makeOf: 'Series para {orderCode}', more: 'Cuántas', made: 'Las series están hechas', serials: 'Series', printed: 'Marcadas como impresas',
  route: 'Ruta', parts: 'Piezas', done: 'Hecho', notYet: 'No tiene ninguna antes de liberarse',
}
