import type { Words } from '../en/words.ts'

export const lines: Words['lines'] = {
  createOne: 'Línea nueva',
  editOne: 'Editar {lineNumber}',
  copyOne: 'Copiar {lineNumber}',
  copyOf: 'Línea nueva como {lineNumber}',
  listEmpty: 'Aún no hay ninguna línea.',
  numberHint: 'No se puede cambiar: la historia de la línea se registra con él.',
  saveQuestion: '¿Guardar los cambios de {lineNumber}?',
  copyHint:
    'Se copian sus estaciones, turnos y descansos, y los parámetros de las estaciones como borradores por publicar. Las rutas, los modelos y las listas de materiales valen para toda línea. Las claves, direcciones e ID de máquina no: son de una sola máquina.',
  okRateHint: 'Por debajo, los tableros se ponen en rojo. Vacío: no se muestra objetivo',
  taktHint: 'Segundos por unidad. Vacío: cuenta el ciclo previsto más largo de las estaciones',
  shortStopHint: 'Segundos. Un paro más corto cuenta como trabajo lento y no se pregunta. Vacío: {short}',
  reasonHint: 'Segundos. Un paro o una espera más largos necesitan un motivo. Vacío: {long}',
  takeOut: 'Dejar fuera de uso',
  putIn: 'Poner en uso',
  tookOut: '{lineNumber} está fuera de uso',
  hasPutIn: '{lineNumber} vuelve a estar en uso',
  outQuestion:
    '¿Dejar {lineNumber} fuera de uso? Se rechaza todo mensaje de sus estaciones hasta ponerla en uso: no entra ni se completa ninguna unidad. Órdenes, unidades e historia quedan como están.',
  inQuestion: '¿Poner {lineNumber} en uso otra vez?',
  deleteQuestion: '¿Eliminar los datos de la línea {lineNumber}?',
  insteadOf: '¿Dejarla fuera de uso?',
  shifts: 'Turnos y descansos',
  editShifts: 'Turnos de {lineNumber}',
  noShifts:
    'Sin turnos: la línea trabaja las 24 horas. Su día de producción empieza a la hora fijada en Información básica.',
  shiftsAbout:
    'Se repiten cada día, en la hora de la planta. Un turno puede pasar la medianoche; los turnos no se solapan; los descansos están dentro de su turno.',
  addShift: 'Añadir un turno',
  removeShift: 'Quitar {shiftName}',
  addBreak: 'Añadir un descanso',
  removeBreak: 'Quitar el descanso {start} – {end}',
  mostShifts: 'Una línea tiene 6 turnos como máximo',
  mostBreaks: 'Un turno tiene 12 descansos como máximo',
  nextDay: 'acaba al día siguiente',
  roundTheClock: '24 horas',
  breakNumber: 'Descanso {number}',
  newShift: 'Turno {number}',
  shiftsQuestion:
    '¿Guardar los turnos de {lineNumber}? Valen desde mañana: hoy y los días anteriores quedan como se trabajaron. Los primeros turnos de una línea valen enseguida.',
  shiftChanges: 'Cambios de los turnos',
  worked: '{duration} de trabajo al día',
  day: 'El día, de medianoche a medianoche',
}
