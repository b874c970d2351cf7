import type { Words } from '../en/words.ts'

export const boardFigures: Words['boardFigures'] = {
  takenAt:
    'Disponibilidad, desempeño y calidad se miden en la estación {station}, la de ciclo previsto más largo de la línea; no cuentan las estaciones a las que solo lleva el retrabajo. La tasa de OK cuenta las unidades de toda la línea y puede diferir de la calidad.',
  formula: {
    oee: 'Disponibilidad × desempeño × calidad',
    availability: 'Tiempo produciendo ÷ tiempo ocupado previsto',
    effectiveness: 'Ciclo previsto × producido ÷ tiempo produciendo',
    quality: 'Bien a la primera ÷ producido',
    okRate: 'OK ÷ inspeccionado',
    firstPassYield: 'Sin ningún NG ÷ inspeccionado',
    madeShift: 'Hecho en el turno − objetivo hasta ahora',
    madeToday: 'Hecho hoy − objetivo hasta ahora',
  },
  about: {
    oee: 'La parte del tiempo ocupado previsto que produjo unidades buenas al ciclo previsto.',
    availability:
      'Tiempo ocupado previsto: el turno hasta ahora, sin paros previstos y sin tiempo sin datos.',
    effectiveness:
      'Por encima del 100\u00a0% la línea va más rápida de lo previsto: el ciclo previsto es demasiado largo.',
    quality: 'Una unidad reparada después no estuvo bien a la primera.',
    okRate:
      'Inspeccionadas son las unidades terminadas en el turno y las que fallaron en él y no se han reparado.',
    firstPassYield:
      'Inspeccionadas son las unidades terminadas en el turno y las que fallaron en él y no se han reparado. Una reparada es OK, pero no a la primera.',
    madeShift:
      'El objetivo es el tiempo de trabajo hasta ahora, sin descansos, dividido por el ritmo: el takt objetivo de la línea o, si no lo hay, el ciclo previsto más largo de sus estaciones.',
    madeToday:
      'El objetivo es el tiempo de trabajo del día de producción hasta ahora, sin descansos, dividido por el ritmo: el takt objetivo de la línea o, si no lo hay, el ciclo previsto más largo de sus estaciones.',
  },
  term: {
    producingTime: 'Tiempo produciendo',
    plannedBusyTime: 'Tiempo ocupado previsto',
    plannedDown: 'Parada prevista',
    unknownTime: 'Tiempo sin datos',
    plannedCycle: 'Ciclo previsto',
    produced: 'Producido en la estación',
    plannedTime: 'Tiempo previsto para ello',
    goodFirst: 'Bien a la primera',
    ok: 'OK al final',
    ng: 'NG o desechadas',
    inspected: 'Inspeccionadas',
    firstGood: 'Sin ningún NG',
    made: 'Terminadas buenas',
    target: 'Objetivo hasta ahora',
  },
}
