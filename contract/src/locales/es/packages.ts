import type { Words } from '../en/words.ts'

export const packages: Words['packages'] = {
  about: 'Todo lo que hace falta para fabricar un modelo en una ruta: lo que se comprueba al iniciar una orden', createOne: 'Paquete nuevo', listEmpty: 'Aún no hay paquetes. Sin paquete, un modelo se fabrica como dice su ruta.',
  chooseType: 'elija primero un modelo', chooseRoute: 'elija primero una ruta', typePicker: 'Elija un modelo', like: 'Como un paquete parecido', likeHint: 'Se copian sus ajustes donde trabaja la misma estación', noLike: 'No hay otro paquete',
  steps: 'Pasos', mustPass: 'obligatorio', optional: 'opcional', noSteps: 'La ruta no tiene pasos.', bomPicker: 'Listas de este modelo', noBom: 'No hay ninguna lista de este modelo', noParts: 'Sin piezas', noRecipe: 'Nada liberado', ofStation: 'el de la estación',
  findings: 'Por corregir: {count}', complete: 'Nada impide liberarlo.', frozenFindings: 'Lo que nombra este paquete ha cambiado: las órdenes no se inician', validated: 'Completo.', toMend: 'Corregir',
  everyType: 'todo modelo', notYet: 'Los juegos de útiles y las instrucciones de trabajo aún no forman parte del paquete.', retireMeans: 'Las órdenes de este modelo en esta ruta ya no se inician.',
}
