import type { Words } from '../en/words.ts'

export const packages: Words['packages'] = {
  about: 'Todo lo necesario para fabricar un modelo en una ruta; se comprueba al iniciar una orden',
  createOne: 'Paquete nuevo',
  listEmpty: 'Aún no hay paquetes. Sin paquete, un modelo se fabrica como dice su ruta.',
  chooseType: 'elija primero un modelo',
  chooseRoute: 'elija primero una ruta',
  typePicker: 'Elija un modelo',
  like: 'Copiar de un paquete parecido',
  likeHint: 'Se copian sus ajustes donde trabaja la misma estación',
  noLike: 'No hay otro paquete',
  steps: 'Operaciones',
  mustPass: 'obligatorio',
  optional: 'opcional',
  noSteps: 'La ruta no tiene operaciones.',
  bomPicker: 'Listas de este modelo',
  noBom: 'Este modelo no tiene lista',
  noParts: 'Sin componentes',
  noRecipe: 'Nada publicado',
  ofStation: 'el de la estación',
  findings: 'Por corregir: {count}',
  complete: 'Listo para publicar.',
  frozenFindings: 'Lo que nombra este paquete ha cambiado: las órdenes no se inician',
  validated: 'Completo.',
  unusedBill:
    'Completo, pero sin lista de materiales, aunque la lista {bomCode} versión {bomVer} está publicada para este modelo. Sin ella, sus órdenes no se comprueban con ninguna lista',
  toMend: 'Corregir',
  everyType: 'todos los modelos',
  notYet:
    'Los juegos de útiles nombran sus modelos en su propia página. Las instrucciones de trabajo aún no forman parte del paquete.',
  retireMeans: 'Las órdenes de este modelo en esta ruta ya no se inician.',
}
