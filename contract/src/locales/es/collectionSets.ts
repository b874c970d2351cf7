import type { Words } from '../en/words.ts'

export const collectionSets: Words['collectionSets'] = {
  about: 'Qué se mide en un paso y con qué límites se juzga',
  views: 'Formas de verlo',
  view: { sets: 'Grupos de medición', results: 'Todas las características' },
  createOne: 'Grupo nuevo',
  idHint: 'No cambia: rutas y estaciones lo nombran.',
  listEmpty: 'Aún no hay grupos de medición.',
  wholeId: 'Grupo (nombre entero)',
  hideList: 'Ocultar la lista',
  showList: 'Mostrar la lista',
  rows: 'Características',
  noRows: 'Aún no tiene características.',
  noRowsNext: 'Añada la primera aquí abajo; después puede pegar filas de una hoja de cálculo.',
  add: 'Añadir característica',

  textOrNumber:
    'Un texto objetivo no puede estar junto a límites o a un objetivo: una lectura es un texto o un número',
  withoutLimits: 'Sin límites, así que todo valor es bueno: {codes}.',
  retireMeans: 'Ya no se podrán iniciar órdenes de rutas que midan con ella.',
}
