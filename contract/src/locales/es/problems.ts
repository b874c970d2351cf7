import type { problemsErrors as errorsInEnglish } from '../en/problems.ts'
import type { FieldName } from '../../field-names.ts'
import type { Problem, ProblemEffect, ProblemState } from '../../problems.ts'

export const problems = {
  about: 'Un defecto que se resuelve a fondo: contener, hallar la causa, actuar y ver si sirvió',
  createOne: 'Nuevo problema',
  editOne: 'Editar problema · {code}',
  listEmpty:
    'Aún no se trabaja en ningún problema. Un defecto frecuente del resumen de fallos es un buen comienzo.',
  act: 'Acción hecha',
  actQuestion:
    '¿Está hecha la acción contra {code}? Desde ahora sus fallos se comparan con los catorce días anteriores.',
  close: 'Dar por resuelto',
  closeQuestion: '¿Dar por resuelto {code}?',
  reopen: 'Retomar',
  reopenQuestion: '¿Retomar {code}? La comparación empieza de nuevo con la próxima acción.',
  moved: 'Guardado',
  whereHint: 'Vacío: en cualquier estación',
  typeHint: 'Vacío: todos los modelos',
  containHint: 'Qué evita hoy que llegue al cliente',
  causeHint: 'Por qué ocurre, hallado y probado',
  actionHint: 'Qué elimina la causa',
  measured: 'Antes y después',
  measure: '{failures} de {passes}',
  chart: 'Fallos por día, ppm',
  meanBefore: 'Media anterior',
  noChart: 'Antes no se contó ningún fallo: no hay con qué comparar.',
}

export const problemsChoices = {
  problemState: {
    open: 'Abierto',
    acted: 'Acción hecha',
    closed: 'Cerrado',
  } satisfies Record<ProblemState, string>,
  problemEffect: {
    worked: 'Sirvió',
    worse: 'Empeoró',
    noChange: 'Sin cambio visible',
    noPasses: 'Nada que comparar',
    tooEarly: 'Aún no se sabe',
  } satisfies Record<ProblemEffect, string>,
  judgedEffect: {
    worked: 'Sirvió',
    worse: 'Empeoró',
    noChange: 'Sin cambio visible',
    noPasses: 'Nada que comparar',
  } satisfies Record<NonNullable<Problem['judgedEffect']>, string>,
}

export const problemsFields = {
  problemId: 'Problema',
  containment: 'Contención',
  cause: 'Causa',
  correctiveAction: 'Acción',
  owner: 'Responsable del problema',
  dueDate: 'Plazo',
  problemState: 'Estado',
  openedAt: 'Abierto el',
  openedBy: 'Abierto por',
  actedAt: 'Acción hecha el',
  closedAt: 'Cerrado el',
  failuresBefore: 'Fallos antes',
  passesBefore: 'Pasadas antes',
  failuresAfter: 'Fallos después',
  passesAfter: 'Pasadas después',
  ppmBefore: 'ppm antes',
  ppmAfter: 'ppm después',
  problemEffect: 'Efecto',
  judgedEffect: 'Juicio',
  judgedAt: 'Juzgado el',
} satisfies Partial<Record<FieldName, string>>

export const problemsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'problems.wrong_state': 'No es posible: el problema está en estado “{problemState}”',
  'problems.not_ready': 'Escríbalo primero: sin causa y acción no se puede',
  'problems.due_over': 'La fecha límite {dueDate} ya pasó',
  'problems.open_already': 'Ya se trabaja en esto: {owner}',
}
