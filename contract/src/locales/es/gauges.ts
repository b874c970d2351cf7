import type { FieldName } from '../../field-names.ts'

export const gauges = {
  createOne: 'Nuevo estudio',
  listEmpty:
    'No hay estudios de instrumentos en esta línea. Una capacidad no dice nada mientras no se sepa cuánta dispersión viene del instrumento.',
  paste:
    'Escriba o pegue una lectura por línea: pieza; operador; valor. Tal como viene de una hoja de cálculo o un CSV.',
  pasteType1: 'Escriba o pegue una lectura por línea, al menos 10: de una sola pieza y una sola persona.',
  pasteAttribute:
    'Escriba o pegue un juicio por línea: pieza; operador; juicio; lo que la pieza es. 1 u OK es buena, 0 o NG es mala.',
  byAgreement: 'Concordancia',
  limitsAttribute:
    'Aceptado si cada operador acierta en el 90\u00a0% de las piezas, deja pasar como mucho el 2\u00a0% de las malas y rechaza como mucho el 5\u00a0% de las buenas.',
  agreesSelf: 'Consigo',
  agreesTruth: 'Con la referencia',
  missed: 'Malas pasadas',
  falseAlarm: 'Buenas rechazadas',
  together: 'Todos juntos',
  counted: '{readings} lecturas: {parts} piezas × {operators} operadores',
  countedType1: '{readings} lecturas',
  unread: 'La línea {line} no es una lectura: {text}',
  limitsHint: 'La tolerancia se toma de la característica publicada y se guarda con el estudio.',
  validHint: 'Último día válido. Vacío: hasta el próximo estudio',
  result: 'Resultado',
  byAnova: 'Por ANOVA',
  byRange: 'Por rangos',
  pooled: 'Interacción no significativa (p {p}): unida a la repetibilidad',
  kept: 'Interacción significativa (p {p}): se mantiene',
  noRange: 'El método de rangos llega hasta 3 operadores, 3 repeticiones y 10 piezas.',
  limits:
    'R&R por debajo del 10\u00a0% aceptado, hasta el 30\u00a0% según el uso, por encima rechazado; al menos 5 categorías.',
  limitsType1: 'Aceptado si Cg y Cgk son al menos 1,33.',
  source: 'Fuente de dispersión',
  sigma: 'Desviación típica',
  share: '% del total',
  repeatability: 'Repetibilidad (instrumento)',
  operator: 'Operadores',
  interaction: 'Operador × pieza',
  gauge: 'R&R',
  part: 'Piezas',
  total: 'Dispersión total',
  ofTolerance: 'R&R, % de la tolerancia',
  ofStudy: 'R&R, % del estudio',
  categories: 'Categorías distintas',
  mean: 'Media',
  bias: 'Sesgo',
  biasP: 'p del sesgo',
  picture: 'Lecturas de cada pieza por operador',
  pictureType1: 'Lecturas en su orden',
  partOf: 'Pieza {part}',
}

export const gaugesFields = {
  studyId: 'Estudio',
  gaugeId: 'Instrumento',
  studyKind: 'Tipo de estudio',
  reference: 'Valor de referencia',
  gaugePercent: 'R&R %',
  cgk: 'Cgk',
  gaugeVerdict: 'Dictamen',
  studiedAt: 'Estudiado',
  studiedBy: 'Estudiado por',
  readings: 'Lecturas',
} satisfies Partial<Record<FieldName, string>>

export const gaugesErrors = {
  'gauges.no_characteristic': '{colSetId} no tiene la característica {resultCode}',
  'gauges.no_reference': 'Un estudio de tipo 1 necesita el valor de referencia de su pieza',
  'gauges.no_tolerance': 'Un estudio de tipo 1 necesita una característica con ambos límites',
  'gauges.too_few': 'Al menos {least} lecturas',
  'gauges.over': 'El {validUntil} ya pasó: elija hoy o un día posterior',
  'gauges.no_judgement':
    'Cada línea necesita un juicio y lo que la pieza es en verdad, igual para toda la pieza: 1 buena, 0 mala',
  'gauges.not_crossed':
    'Cada operador debe medir cada pieza las mismas veces, dos al menos: dos piezas, dos operadores, dos repeticiones',
  'gauges.uneven':
    'La pieza {part} tiene {found} lecturas de {operator}; otras tienen {most}. Cada operador mide cada pieza las mismas veces',
}
