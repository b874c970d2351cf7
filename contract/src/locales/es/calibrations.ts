import type {
  calibrations as inEnglish,
  calibrationsChoices as choicesInEnglish,
  calibrationsErrors as errorsInEnglish,
  calibrationsFields as fieldsInEnglish,
} from '../en/calibrations.ts'

type Said<Book> = { [Key in keyof Book]: string }

export const calibrations: Said<typeof inEnglish> = {
  section: 'Calibración',
  record: 'Registrar calibración',
  recordOne: 'Calibración de {code}',
  recorded: 'La calibración de {code} quedó registrada',
  listEmpty: 'Este instrumento nunca se ha calibrado.',
  notGauge: 'Indique un intervalo para que este útil sea un instrumento de medida.',
  daysHint: 'Vacío: no mide nada. Un instrumento sin calibrar no deja entrar unidades.',
  codesHint: 'Los resultados que mide; vacío: todos los de su estación',
  kindHint: 'Una verificación entre dos calibraciones no renueva el vencimiento',
  point: 'Punto de medida {number}',
  addPoint: 'Añadir un punto de medida',
  removePoint: 'Quitar el punto de medida {number}',
  pointHint: 'En la unidad del resultado. Si no se ajustó nada, deje vacía la lectura final.',
  noFile: 'Sin certificado',
  certificateFile: 'Archivo del certificado',
  chooseFile: 'Elegir el certificado',
  fileHint: 'PDF o imagen',
  removeFile: 'Quitar el certificado',
  download: 'Descargar el certificado',
  pointsOf: 'Puntos de medida, {when}',
  error: 'Error inicial',
  withdraw: 'Retirar',
  withdrawQuestion: '¿Retirar la calibración del {when}? Se conserva para consulta y deja de contar.',
  withdrawn: 'La calibración quedó retirada',
  wasWithdrawn: 'Retirada por {by}: {reason}',
}

export const calibrationsChoices: typeof choicesInEnglish = {
  calibrationKind: {
    calibration: 'Calibración',
    check: 'Verificación',
  },
  calibrationResult: {
    inTolerance: 'En tolerancia',
    adjusted: 'Ajustado',
    outOfTolerance: 'Fuera de tolerancia',
  },
  calibrationStatus: {
    calibrated: 'Calibrado',
    dueSoon: 'Vence pronto',
    overdue: 'Vencido',
    neverCalibrated: 'Nunca calibrado',
    outOfTolerance: 'Fuera de tolerancia',
  },
}

export const calibrationsFields: Said<typeof fieldsInEnglish> = {
  calibrationDays: 'Se calibra cada (días)',
  calibratedAt: 'Calibrado',
  calibratedBy: 'Calibrado por',
  calibrationDueAt: 'Vence la calibración',
  calibrationResult: 'Resultado de la calibración',
  calibrationStatus: 'Calibración',
  calibrationId: 'Número de calibración',
  calibrationKind: 'Clase de calibración',
  certificateNo: 'Número de certificado',
  points: 'Puntos de medida',
  tolerance: 'Tolerancia ±',
  asFound: 'Lectura inicial',
  asLeft: 'Lectura final',
  foundOut: 'Hallado fuera de tolerancia',
  calibrationNote: 'Observación de la calibración',
}

export const calibrationsErrors: Said<typeof errorsInEnglish> = {
  'tools.not_calibrated':
    '{toolCode} no puede medir: su calibración falta, venció o está fuera de tolerancia. Calíbrelo antes',
  'calibrations.no_gauge': '{toolCode} no es un instrumento: indique antes cada cuánto se calibra',
  'calibrations.in_future': 'Una calibración está en el pasado',
  'calibrations.later_known': 'Ya hay registrada una calibración posterior, de {at}',
  'calibrations.point_twice': 'El punto de medida {point} está repetido',
  'calibrations.not_measured':
    'El punto de medida {point} es de {resultCode}, que {toolCode} no mide. Indique uno de: {resultCodes}',
  'calibrations.withdrawn': 'Ya la retiró {by}',
  'calibrations.same_person': 'La retira otra persona, no quien la registró',
}
