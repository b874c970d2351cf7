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
  adopt: 'Fijar {level}',
  adoptQuestion:
    '¿Cambiar el tiempo de ciclo de {station} de {now} a {level}? Vale desde ahora para todos los modelos cuyo paquete no fija ninguno.',
  adopted: 'El nuevo tiempo de ciclo vale desde ahora',
  ofPackage: 'El objetivo lo fija el paquete de este modelo; para cambiarlo, cree una versión nueva.',
  openPackage: 'Abrir paquete',
  nothing: 'No hay ciclos en este periodo.',
  about: [
    'Un ciclo es el tiempo de una unidad en una estación, de la entrada a la salida, con las repeticiones.',
    'Objetivo: el que fija ahora el paquete del modelo; si no lo hay, el tiempo de ciclo de la estación.',
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
