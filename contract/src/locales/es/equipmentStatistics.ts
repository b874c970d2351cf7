import type { equipmentStatisticsErrors as errorsInEnglish } from '../en/equipmentStatistics.ts'
import type { FieldName } from '../../field-names.ts'

export const equipmentStatistics = {
  about: 'En qué empleó cada estación el periodo y qué resulta según ISO 22400-2',
  times: 'Uso del tiempo',
  stations: 'Estaciones',
  strip: 'Estado en el tiempo',
  showAll: 'Ver todo',
  zoomHint:
    'Arrastre sobre una franja para ampliar un tramo. En una franja, + y − amplían y reducen, las flechas mueven y Esc muestra todo.',
  saidOf: 'Lo que dijo {station}',
  stripCut: 'los últimos {days} días del periodo',
  shifts: 'Turno a turno, en {station}',
  shiftsNone:
    'Ninguna estación tiene ciclo previsto: la línea no tiene OEE. Indique el tiempo de ciclo de las estaciones.',
  chartOf: 'OEE y sus factores por turno',
  formula: '{figure} de {station}',
  work: 'Tiempo de trabajo {time}',
  noneSaid: 'Ninguna estación dijo nada en este periodo.',
  noneNext: 'Cada estación comunica su estado por sí misma, con la clave que se le dio.',
  fAvailability: '{producing} produciendo ÷ {busy} de tiempo ocupado previsto',
  fEffectiveness: '{made} pases × {cycle} previsto ÷ {producing} produciendo',
  fQuality: '{good} buenos a la primera ÷ {made} pases',
  fOee: '{availability} × {effectiveness} × {quality}',
  fMtbf: '{producing} produciendo ÷ {stops} paros',
  fMttr: '{down} parado ÷ {stops} paros',
  busy: 'El tiempo ocupado previsto es el de trabajo sin paros previstos ni lo que nadie vio ({unknown} desconocido).',
  noCycle: 'sin ciclo previsto',
  events: 'Lo que dijo la estación',
  bottleneck: 'Cuello de botella por periodos activos',
  bottleneckNow: 'Ahora {now}. Ciclo previsto más lento: {planned}.',
  bottleneckLast: 'El último: {now}. Ciclo previsto más lento: {planned}.',
  bottleneckAbout:
    'En cada momento, el cuello de botella es la estación con la actividad ininterrumpida más larga: trabajando, parada o en preparación. La espera y los descansos la interrumpen. Claro: el cuello de botella pasa de una estación a otra ({shifting}). Una estación a la que solo lleva el retrabajo no cuenta.',
  onlyRework: 'Retrabajo',
  leading: 'La más activa',
  sole: 'De ello, sola',
  noLead: 'Ninguna estación estuvo activa en este tiempo.',
  leadsOf: 'Cuándo {station} fue el cuello de botella',
  waterfall: 'Tiempo ocupado previsto y en qué se fue',
  busyTime: 'Tiempo ocupado previsto',
  step: 'Paso',
  shortStops: 'Microparos',
  longStops: 'Paros',
  longWaits: 'Esperas largas',
  shortStopsOf: '{count} en {time}',
  speedLoss: 'Pérdida de velocidad',
  qualityLoss: 'Pérdida de calidad',
  effective: 'Tiempo efectivo',
  undivided: 'Produciendo, sin ciclo previsto',
  pieces: 'Piezas',
}

export const equipmentStatisticsFields = {
  isPacing: 'Ritmo',
  stops: 'Paros',
  stopped: 'Tiempo parado',
  mtbf: 'MTBF',
  mttr: 'MTTR',
  produced: 'Pases',
  goodFirst: 'Buenos a la primera',
  plannedCycle: 'Ciclo previsto',
} satisfies Partial<Record<FieldName, string>>

export const equipmentStatisticsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'lines.stop_limits':
    'Un paro no puede contar como microparo desde {short}\u00a0s y necesitar motivo por encima de {long}\u00a0s: el primer límite es menor que el segundo',
  'equipmentStatistics.nothing_yet': 'Este periodo aún no ha empezado',
  'equipmentStatistics.too_long': 'Como máximo {most} días a la vez',
}
