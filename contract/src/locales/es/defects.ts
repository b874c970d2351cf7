import type { FieldName } from '../../field-names.ts'

export const defects = {
  about: 'Qué puede estar mal en esta línea y qué códigos de resultado lo significan',
  createOne: 'Nuevo defecto',
  createSub: 'Nuevo subdefecto',
  editOne: 'Editar {code}',
  listEmpty: 'Aún no hay defectos en esta línea.',
  listNext: 'Defínalos o importe una lista: los fallos tendrán nombre y se podrán elegir al informar.',
  unmappedNone: 'Todo código de resultado que falló en los últimos 90 días significa un defecto.',
  views: 'Vistas',
  view: { tree: 'Defectos', unmapped: 'Códigos sin defecto', drawings: 'Dibujos' },
  codeHint: 'No se puede cambiar después',
  nameHint: 'Vacío: se muestra en otro idioma',
  rwkHint: 'Vacío: donde diga la ruta',
  returnHint: 'Dónde sigue la unidad tras el retrabajo. Vacío: la operación que falló.',
  proposalHint: 'Se propone a quien informa o decide; nada se decide solo',
  resultHint:
    'La estación que falla en uno de ellos informa de este defecto. Cada código significa un solo defecto.',
  stationsHint: 'Solo se ofrece allí. Vacío: en todas.',
  typesHint: 'Vacío: todo modelo',
  retire: 'Retirar',
  retireQuestion: '¿Retirar {code}? Ya no se ofrece. Los fallos pasados conservan su nombre.',
  retired: '{code} está retirado',
  alreadyRetired: 'Ya retirado',
  merge: 'Unir',
  mergeOne: 'Unir {code} con otro',
  mergeAbout:
    'Sus códigos de resultado pasan al otro defecto, los fallos abiertos y los retrabajadores cambian, y las cifras cuentan ambos como uno. {code} queda retirado.',
  merged: '{code} está unido',
  addSub: 'Añadir un subdefecto',
  assign: 'Asignar el defecto',
  newFor: 'Nuevo defecto para {code}',
  importTitle: 'Importar defectos',
  importAbout:
    'Un archivo CSV con una fila por defecto o subdefecto. El código y un nombre son obligatorios; las listas se separan con punto y coma; las columnas que faltan quedan como están.',
  /** Drawings of types, and the places marked on them. */
  drawings: {
    createOne: 'Nuevo dibujo',
    editOne: 'Dibujo de {type}',
    listEmpty: 'Aún no hay dibujos en esta línea.',
    listNext: 'Añada uno para un modelo y marque sus lugares: quien informe de un fallo elige dónde está.',
    hint: 'Haga clic en el dibujo para añadir un lugar. Su código puede escanearse.',
    keys: 'Con el teclado: las flechas mueven la cruz (Mayús: más lejos), Intro marca el lugar.',
    cross: '{x} desde la izquierda, {y} desde arriba',
    typeHint: 'Uno por modelo',
    pictureFirst: 'Elija primero una imagen',
    place: 'Lugar {number}',
    removePlace: 'Quitar el lugar {code}',
    remove: 'Quitar el dibujo',
    removeQuestion: '¿Quitar el dibujo de {type}? Los fallos conservan los códigos de sus lugares.',
    removed: 'Dibujo quitado',
  },
}

export const defectsChoices = {
  defaultDisposition: {
    rework: 'Retrabajo',
    scrap: 'Desecho',
    useAsIs: 'Usar tal cual',
    returned: 'Devolver',
  },
}

export const defectsFields = {
  defectName: 'Nombre',
  nameEn: 'Nombre (inglés)',
  nameZh: 'Nombre (chino)',
  nameEs: 'Nombre (español)',
  nameJa: 'Nombre (japonés)',
  rank: 'Rango',
  subRank: 'Subrango',
  returnStation: 'Sigue en',
  defaultDisposition: 'Propuesta',
  responsibility: 'Responsable',
  resultCodes: 'Códigos de resultado',
  mergedInto: 'Unido con',
  failures: 'Fallos',
  markedPlaces: 'Lugares marcados',
  placeCode: 'Lugar',
} satisfies Partial<Record<FieldName, string>>
