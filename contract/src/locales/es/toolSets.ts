import type {
  toolSetsChoices as choicesInEnglish,
  toolSetsFields as fieldsInEnglish,
} from '../en/toolSets.ts'
import type { Words } from '../en/words.ts'

export const toolSets: Words['toolSets'] = {
  about: 'Los útiles con que se hacen los modelos: cuáles, cuántos y en qué estación',
  createOne: 'Nuevo juego de útiles',
  idHint: 'No se puede cambiar después',
  typesHint: 'Modelos que se hacen con estos útiles',
  listEmpty: 'Aún no hay juegos de útiles.',
  rows: 'Miembros',
  ready: 'Disponibilidad',
  noRows: 'Aún no hay miembros.',
  noRowsNext: 'Añada abajo el primer miembro o pegue filas de una hoja de cálculo.',
  add: 'Añadir un miembro',
  draftHint: 'Un borrador se puede guardar siempre; se publica cuando no queda nada por corregir.',
  retireMeans: 'Las estaciones ya no piden sus útiles.',
  memberHint: 'Un tipo de útil o un útil concreto',
  stations: 'Estaciones',
  types: 'Modelos',
  rest: 'Por hacer: {count}',
  times: '× {count}',
  noOrders: 'Ninguna orden abierta de sus modelos en esta línea.',
  chooseLine: 'Elija una línea para ver si sus órdenes tienen estos útiles.',
  isReady: 'Listo',
  notReady: 'No listo',
  left: '{toolCode} ({toolState}): quedan {left} usos, hacen falta {needed}',
  none: 'Ninguno montado ni disponible',
}

export const toolSetsChoices: typeof choicesInEnglish = {
  toolSetFault: {
    noMembers: 'No tiene miembros',
    noTypes: 'No nombra ningún modelo',
    typeUnknown: 'Un modelo no existe',
    typeOrTool: 'Una fila debe nombrar un tipo de útil o un útil',
    manyOfOne: 'De un útil concreto solo hay uno',
    manyAtPosition: 'En una posición hay un solo útil',
    doubleNumber: 'Dos filas tienen el mismo número',
    doubleTool: 'Un útil aparece dos veces',
    doublePosition: 'Una posición aparece dos veces',
    doubleType: 'Un tipo de útil aparece dos veces en una estación',
  },
}

export const toolSetsFields: typeof fieldsInEnglish = {
  toolSetId: 'Juego de útiles',
  toolSetName: 'Nombre del juego',
  toolSetVersion: 'Versión',
}
