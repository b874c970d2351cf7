import type {
  inspectionsChoices as choicesInEnglish,
  inspectionsErrors as errorsInEnglish,
  inspectionsFields as fieldsInEnglish,
} from '../en/inspections.ts'
import type { Words } from '../en/words.ts'

export const inspections: Words['inspections'] = {
  about: 'Qué se revisa en cada estación, qué toca y qué se encontró',
  createOne: 'Nueva revisión',
  editOne: 'Editar {code}',
  recordOne: 'Registrar {code}',
  correctOne: 'Corregir {code}',
  listEmpty: 'Esta línea aún no tiene revisiones definidas.',
  nothingDue: 'Esta línea no tiene revisiones en uso.',
  nothingPlanned: 'En los últimos 7 días no hubo revisiones previstas.',
  noRecords: 'Aún no se ha registrado ninguna revisión.',
  blocking: 'Revisiones que bloquean estaciones',
  views: 'Vistas',
  record: 'Registrar',
  recorded: '{code} registrada',
  correct: 'Corregir',
  corrected: 'Registro corregido',
  retire: 'Retirar',
  retireQuestion:
    '¿Retirar {code}? Ya no tocará; sus registros se conservan y su código no se vuelve a usar.',
  retired: '{code} retirada',
  alreadyRetired: 'Ya está retirada',
  correctedAlready: 'Ya está corregido',
  codeHint: 'No se puede cambiar después',
  rhythmHint: 'No se puede cambiar después',
  textHint: 'Vacío: se muestra en otro idioma',
  scheduleHint: 'Fijo: según el calendario de la línea. Flotante: desde la última revisión.',
  dueWithinHint: 'Minutos desde que toca hasta que va con retraso',
  blocksHint: 'Mientras la revisión esté retrasada o sea NG, la estación no recibe unidades',
  text: 'Revisión',
  view: {
    due: 'Pendientes',
    plan: 'Últimos 7 días',
    records: 'Registros',
    items: 'Definiciones',
  },
}

export const inspectionsChoices: typeof choicesInEnglish = {
  inspectFrequency: {
    shift: 'Cada turno',
    day: 'Cada día',
    week: 'Cada semana',
    hours: 'Cada varias horas',
  },
  inspectSchedule: {
    fixed: 'Fijo',
    floating: 'Flotante',
  },
  checkState: {
    planned: 'Prevista',
    due: 'Pendiente',
    late: 'Con retraso',
    ng: 'NG',
    done: 'Hecha',
    doneLate: 'Hecha tarde',
    missed: 'Omitida',
  },
}

export const inspectionsFields: typeof fieldsInEnglish = {
  itemCode: 'Código de revisión',
  method: 'Método',
  measured: 'Valor medido',
  inspectFrequency: 'Frecuencia',
  everyHours: 'Horas entre revisiones',
  inspectSchedule: 'Programación',
  dueWithin: 'Retraso tras (min)',
  blocksArrival: 'Bloquea la estación',
  retiredAt: 'Retirada',
  checkState: 'Estado de la revisión',
  dueAt: 'Toca',
  lateAt: 'Con retraso desde',
  recordedAt: 'Registrada',
  recordedBy: 'Registrada por',
  recordedLate: 'Tarde',
  corrects: 'Corrige el registro',
  correctedAt: 'Corregido',
  correctedBy: 'Corregido por',
  superseded: 'Fue corregido',
  tooFast: 'Demasiado rápido',
}

export const inspectionsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'inspections.fixed_at_creation': 'No se puede cambiar después de crear la revisión; retírela y cree otra',
  'inspections.hours_needed': 'Indique cada cuántas horas toca la revisión',
  'inspections.shift_is_fixed': 'Una revisión de cada turno tiene programación fija',
  'inspections.limits_crossed': 'El límite superior debe ser mayor que el inferior',
  'inspections.retired': '{itemCode} está retirada',
  'inspections.value_needed': 'Introduzca el valor medido',
  'inspections.result_needed': 'Indique si es OK o NG',
  'inspections.corrected_already': 'El registro ya fue corregido; corrija su corrección',
}
