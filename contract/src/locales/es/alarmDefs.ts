import type { AlarmPriority, LossType } from '../../alarmDefs.ts'
import type { FieldName } from '../../field-names.ts'

export const alarmDefs = {
  about: 'Qué significa cada código de alarma, en el idioma del lector',
  createOne: 'Nueva definición',
  editOne: 'Editar {code}',
  listEmpty: 'Esta línea aún no tiene definiciones de alarma.',
  nothingSeen: 'Todos los códigos que enviaron las estaciones en los últimos 90 días están definidos.',
  views: 'Vistas',
  define: 'Definir',
  defineOne: 'Definir {code}',
  everywhere: 'Toda la línea',
  stationHint: 'Vacío: todas las estaciones de la línea sin definición propia. No se puede cambiar después.',
  codeHint: 'Tal como lo envía la estación. No se puede cambiar después.',
  textHint: 'Vacío: se muestra en inglés; si no, como lo envió la estación',
  callsHint:
    'En cuanto la alarma aparece se abre una llamada andon de su tipo de pérdida, salvo que la estación ya tenga una abierta. Los retardos no cuentan para ello.',
  onHint: 'Activa menos tiempo: no se muestra. En segundos',
  offHint: 'Activa de nuevo dentro de este tiempo: se muestra como una sola. En segundos',
  enabledHint: 'No: se muestra el texto de la estación',
  retire: 'Retirar',
  retireQuestion: '¿Retirar {code}? Desde ahora se muestra el texto de la estación.',
  retired: '{code} está retirada',
  alreadyRetired: 'Ya está retirada',
  importTitle: 'Importar definiciones de alarma',
  importAbout:
    'Un archivo CSV con una fila por código y estación; sin estación, la definición vale para toda la línea. El código es obligatorio; las columnas que falten en el archivo no se modifican.',
  answer: 'Respuesta',
  meaning: 'Texto de la alarma',
  view: { definitions: 'Definiciones', undefinedCodes: 'Sin definir' },
}

export const alarmDefsChoices = {
  alarmPriority: { high: 'Alta', medium: 'Media', low: 'Baja' } satisfies Record<AlarmPriority, string>,
  lossType: {
    mass: 'Calidad',
    equipment: 'Equipo',
    organizational: 'Organización',
    process: 'Proceso',
  } satisfies Record<LossType, string>,
}

export const alarmDefsFields = {
  alarmCode: 'Código de alarma',
  alarmClass: 'Clase',
  alarmPriority: 'Prioridad',
  lossType: 'Tipo de pérdida',
  stopsMachine: 'Detiene la máquina',
  callsHelp: 'Pide ayuda',
  onDelay: 'Retardo de activación',
  offDelay: 'Retardo de desactivación',
  alarmText: 'Texto de alarma',
  timesSeen: 'Apariciones',
  lastSeen: 'Última vez',
  textEn: 'Texto (inglés)',
  textZh: 'Texto (chino)',
  textEs: 'Texto (español)',
  textJa: 'Texto (japonés)',
  causeEn: 'Causa (inglés)',
  causeZh: 'Causa (chino)',
  causeEs: 'Causa (español)',
  causeJa: 'Causa (japonés)',
  actionEn: 'Acción (inglés)',
  actionZh: 'Acción (chino)',
  actionEs: 'Acción (español)',
  actionJa: 'Acción (japonés)',
} satisfies Partial<Record<FieldName, string>>
