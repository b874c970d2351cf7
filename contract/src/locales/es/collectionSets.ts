import type { Words } from '../en/words.ts'

export const collectionSets: Words['collectionSets'] = {
  about: 'Qué se mide en una operación y con qué límites se juzga',
  views: 'Vista',
  view: { sets: 'Grupos de medición', results: 'Todas las características' },
  createOne: 'Grupo nuevo',
  idHint: 'No se puede cambiar: rutas y estaciones lo usan.',
  listEmpty: 'Aún no hay grupos de medición.',
  wholeId: 'Grupo (nombre entero)',
  rows: 'Características',
  noRows: 'Aún no tiene características.',
  noRowsNext: 'Añada la primera aquí abajo; después puede pegar filas de una hoja de cálculo.',
  add: 'Añadir característica',

  textOrNumber:
    'Un texto objetivo no puede estar junto a límites o a un objetivo: una lectura es un texto o un número',
  withoutLimits: 'Sin límites, así que todo valor es bueno: {codes}.',
  retireMeans: 'Ya no se podrán iniciar órdenes de rutas que midan con ella.',
  tryValue: 'Probar un valor',
  tryAbout:
    'Introduzca una lectura: se evalúa con los límites guardados, como la de una estación. No se guarda nada.',
  tooLow: 'por debajo del límite inferior {limit}',
  tooHigh: 'por encima del límite superior {limit}',
  otherText: 'debe ser «{text}»',
  noNumber: 'Introduzca un número',
  noLimits: 'No tiene límites: cualquier valor es bueno.',
}
