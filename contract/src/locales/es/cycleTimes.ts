import type { FieldName } from '../../field-names.ts'

export const cycleTimes = {
  cycles: 'Qué ciclos cuentan',
  view: { all: 'Todos', withoutOutliers: 'Sin atípicos' },
  period: 'De {from} a {to}',
  balance: 'Mediana del ciclo por estación frente al takt',
  stations: 'Estaciones',
  station: 'Estación',
  pick: 'Elija una estación para ver sus ciclos',
  scatter: 'Ciclos en el tiempo · {name}',
  histogram: 'Distribución · {name}',
  pickPoint: 'Pulse un punto para abrir la unidad',
  newest: 'Los {count} ciclos más recientes',
  targetPerHour: 'Objetivo por hora',
  best: 'Mejor ciclo demostrado',
  bestAbout:
    'Mantenido durante horas enteras por la décima parte más rápida de {hours} horas con al menos {passes} ciclos cada una.',
  tooFewHours:
    'Se necesitan {least} horas con al menos {passes} ciclos cada una; hay {hours}. Elija un periodo más largo.',
  faster: 'Un {share} por debajo del objetivo.',
  standards: 'Ciclos estándar',
  standardsAbout:
    'Un ciclo estándar vale para esta estación y este modelo desde un momento dado, prevean lo que prevean la estación y el paquete. Lo hecho antes se sigue juzgando por lo que valía entonces.',
  standardsNone: 'No hay ciclo estándar: el objetivo lo fija el paquete o la estación.',
  proposeBest: 'Proponer {level} como estándar',
  propose: 'Proponer un estándar',
  proposeTitle: 'Nuevo ciclo estándar de {name}',
  cycleHint: 'Vacío: desde entonces lo fija otra vez el paquete o la estación.',
  validHint: 'Cuartos de hora enteros, no en el pasado. Vacío: desde el próximo.',
  proposed: 'El nuevo ciclo estándar está fijado',
  planAgain: 'Paquete o estación',
  validSince: 'desde {from} · {by}',
  holds: 'en vigor',
  toCome: 'aún no empezado',
  withdraw: 'Retirar',
  withdrawQuestion: '¿Retirar el ciclo estándar válido desde {from}? No ha empezado ni empezará.',
  withdrawn: 'El ciclo estándar está retirado',
  nothing: 'No hay ciclos en este periodo.',
  nothingNext:
    'Un ciclo se mide cuando la estación comunica que una unidad llegó y quedó terminada. Elija un periodo más largo o compruebe si las estaciones comunican.',
  drivers: 'De qué depende el ciclo',
  driversAbout:
    'Cada grupo frente a todos los demás ciclos, de los últimos {count}. La cifra junto a un factor dice cuánto más corto sería el ciclo medio si sus grupos claramente más lentos fueran como los demás. Clara es una diferencia mayor de lo que explica el azar (95\u00a0% para todos los grupos juntos); los ciclos seguidos se parecen, por eso se comparan horas y tramos enteros, no ciclos sueltos. Los grupos de menos de {least} ciclos, o vistos frente a otros menos de {stretches} veces, no se comparan. Lo que cambia a la vez no se distingue.',
  effect: 'cuesta {seconds} por ciclo',
  under: 'menos de {seconds}',
  noEffect: 'nada claramente más lento',
  tooFew: 'muy poco para comparar',
  group: 'Grupo',
  difference: 'Diferencia',
  nobody: 'Nadie registrado',
  hour: 'Hora {hour}',
  soon: 'Hasta 5 min después de un paro',
  some: 'De 5 a 30 min después de un paro',
  long: 'Más de 30 min después de un paro',
  clear: 'clara',
  typeBefore: 'Modelo anterior',
  sinceStop: 'Tiempo desde el último paro',
  operator: 'Operario',
  operatorCount: 'Operarios registrados',
  shiftHour: 'Hora del turno',
  about: [
    'Un ciclo es el tiempo de una unidad en una estación, de la entrada a la salida, con las repeticiones.',
    'Objetivo: el ciclo estándar en vigor cuando terminó el ciclo; si no lo hay, el que fija ahora el paquete del modelo o, en su defecto, el tiempo de ciclo de la estación.',
    'Tasa de acierto = ciclos que no superan el objetivo ÷ todos los ciclos.',
    'Los atípicos quedan a más de tres rangos intercuartílicos de la mitad central de su estación y modelo.',
    'Real por hora = 3600 ÷ ciclo medio.',
  ],
}

export const cycleTimesFields = {
  medianCycle: 'Mediana del ciclo',
  minCycle: 'Ciclo más corto',
  maxCycle: 'Ciclo más largo',
  cycleP95: 'Ciclo P95',
  samples: 'Ciclos',
  outliers: 'Atípicos',
  hitRate: 'Tasa de acierto',
  actualPerHour: 'Real por hora',
} satisfies Partial<Record<FieldName, string>>

export const cycleTimesErrors = {
  'cycleStandards.in_past': 'Un ciclo estándar no cambia lo pasado: elija un momento por venir',
  'cycleStandards.not_on_quarter': 'Un ciclo estándar empieza en un cuarto de hora, como las 14:15',
  'cycleStandards.begins_then':
    'Otro ciclo estándar de esta estación y modelo empieza entonces: retírelo antes o elija otro momento',
  'cycleStandards.begun': 'Este ciclo estándar ya ha empezado. Proponga otro que lo siga',
}
