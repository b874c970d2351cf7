import type { Words } from '../en/words.ts'

export const boards: Words['boards'] = {
  sortBy: 'Orden de las líneas', byAttention: 'Lo urgente primero', byName: 'Por nombre', open: 'Abrir {line}', notInUse: 'Esta línea no está en uso',
  asOf: 'Datos de las {time}', stale: 'Sin conexión: los datos son de las {time} y pueden ser antiguos.', notRenewed: 'No se pudieron renovar los datos. Son de las {time}.',
  noLines: 'No hay ninguna línea que mostrar', noLinesAdmin: 'Cree la primera línea: aparecerá aquí enseguida. Importar registros con {command} también crea una.', toLines: 'A las líneas',
  noLinesOther: 'Pida a un administrador que cree una línea o que le deje ver la suya.',
  oeeTarget: 'Objetivo {target}', noOrder: 'Ninguna orden en marcha', of: 'de {target}', thisShift: 'Este turno', today: 'Hoy', wholeDay: 'Día de producción', shiftLeft: 'quedan {duration}', shiftOver: 'acabó hace {duration}',
  quiet: 'Sin alarmas, todas las estaciones responden', now: 'La línea ahora', inWork: 'Piezas en curso: {count}',
  stations: 'Estaciones', lastHeard: 'Última señal {ago}', neverHeard: 'Aún sin señal', slowest: 'Marca el ritmo', more: '{count} más', noStations: 'Esta línea aún no tiene estaciones',
  noStationsNext: 'Añádalas en el orden del trabajo, cada una con su tiempo de ciclo previsto: de él salen los objetivos y el OEE.', toStations: 'Ir a las estaciones',
  hours: 'Hora a hora', hoursAbout: 'Hecho y objetivo de cada hora, y la diferencia desde el inicio del turno', hour: 'Hora', sinceStart: 'Diferencia acumulada', running: 'Hora en curso', reached: 'Objetivo alcanzado', behind: 'Bajo objetivo', farBehind: 'Muy bajo objetivo',
  oee: 'OEE del turno', quality: 'OK y NG del turno', failures: 'Fallos más frecuentes', noCode: 'NG sin medida', noFailures: 'Nada ha fallado en este turno',
  orders: 'Órdenes en marcha', noOrders: 'Ninguna orden en marcha en esta línea', noOrdersNext: 'Inicie una desde la cola de órdenes pendientes.', toOrders: 'Ir a las órdenes pendientes',
  late: '{duration} de retraso', early: '{duration} antes de lo previsto', onTime: 'según lo previsto', noForecast: 'No se terminó nada en la última hora de trabajo',
  explain: 'Cómo se calcula: {figure}', takenAt: 'Se toma en la estación {station}, la de ciclo previsto más largo de la línea.', noFigure: 'Aún no hay entre qué dividir, así que no hay cifra.',
  noPace: 'La línea no tiene takt objetivo ni sus estaciones ciclo previsto: no hay objetivo; sin ciclo previsto tampoco hay OEE.', minutes: '{count} minutos', seconds: '{count} segundos',
  times: 'El turno hasta ahora, según su uso', total: 'Turno hasta ahora', timeClass: 'Tiempo', duration: 'Duración', share: 'Parte',
  formula: {
    oee: 'Disponibilidad × rendimiento × calidad', availability: 'Tiempo produciendo ÷ tiempo ocupado previsto', effectiveness: 'Ciclo previsto × producido ÷ tiempo produciendo',
    quality: 'Bien a la primera ÷ producido', okRate: 'OK ÷ inspeccionado', firstPassYield: 'Sin ningún NG ÷ inspeccionado',
    madeShift: 'Hecho en el turno − objetivo hasta ahora', madeToday: 'Hecho hoy − objetivo hasta ahora',
  },
  about: {
    oee: 'Cuánto del tiempo ocupado previsto se convirtió en piezas buenas al ritmo previsto.', availability: 'El tiempo ocupado previsto es el turno hasta ahora sin paradas previstas y sin el tiempo sin datos.',
    effectiveness: 'Por encima del 100 % la línea va más rápida de lo previsto: el ciclo previsto es demasiado largo.', quality: 'Una pieza reparada después no estuvo bien a la primera.',
    okRate: 'Inspeccionadas son las piezas terminadas en el turno y las que fallaron en él y no se han reparado.',
    firstPassYield: 'Inspeccionadas son las piezas terminadas en el turno y las que fallaron en él y no se han reparado. Una reparada es OK, pero no a la primera.',
    madeShift: 'El objetivo es el tiempo de trabajo hasta ahora, sin descansos, dividido por el ritmo: el takt objetivo de la línea o, si no lo hay, el ciclo previsto más largo de sus estaciones.',
    madeToday: 'El objetivo es el tiempo de trabajo del día de producción hasta ahora, sin descansos, dividido por el ritmo: el takt objetivo de la línea o, si no lo hay, el ciclo previsto más largo de sus estaciones.',
  },
  term: {
    producingTime: 'Tiempo produciendo', plannedBusyTime: 'Tiempo ocupado previsto', plannedDown: 'Parada prevista', unknownTime: 'Tiempo sin datos', plannedCycle: 'Ciclo previsto', produced: 'Producido en la estación',
    plannedTime: 'Tiempo previsto para ello', goodFirst: 'Bien a la primera', ok: 'OK al final', ng: 'NG o desechadas', inspected: 'Inspeccionadas', firstGood: 'Sin ningún NG',
    made: 'Terminadas buenas', target: 'Objetivo hasta ahora',
  },
}
