import type { Words } from '../en/words.ts'

export const changes: Words['changes'] = {
  about: 'Quién cambió qué, cuándo y de qué valor a cuál',
  change: 'Cambio',
  what: 'Qué cambió',
  fieldHint: 'Con su nombre interno; también en las filas de una definición',
  before: 'Antes',
  after: 'Después',
  more: '{count} más',
  empty: 'Ningún cambio coincide con los filtros.',
  noField: 'Ningún campo cambió.',
}

export const changesFields = { field: 'Campo' }
