import type { AlarmState } from '../../alarms.ts'
import type { FieldName } from '../../field-names.ts'

export const alarms = {
  about: 'Cuándo apareció y desapareció cada alarma, quién la reconoció y qué la causó',
  listEmpty: 'Ninguna alarma en este periodo.',
  noneOn: 'Ninguna alarma activa.',
  acknowledge: 'Reconocer',
  acknowledgeOne: 'Reconocer {code}',
  acknowledged: 'Reconocida',
  acknowledgeFound: 'Reconocer todas',
  foundQuestion: 'Encontradas: {count}. ¿Reconocer las que aún no lo están?',
  bulkQuestion: '¿Reconocer las alarmas seleccionadas? Son {count}.',
  causeHint: 'Qué fue. Se puede añadir después',
  cause: 'Causa',
  possibleCause: 'Causa posible',
  whatToDo: 'Qué hacer',
  undefinedCode: 'Este código aún no está definido.',
  views: 'Vistas',
  view: { on: 'Activas', log: 'Registro', analysis: 'Análisis' },
  analysed: 'De {from} a {to}',
  times: 'Alarmas',
  perHour: 'Alarmas por hora',
  onTime: 'Tiempo activa',
  topShare: 'Parte de las diez más frecuentes',
  byTimes: 'Alarmas más frecuentes',
  byMinutes: 'Alarmas más largas',
  share: 'Parte',
  pick: 'Elija una barra para ver sus alarmas',
  priorities: 'Prioridades',
  recommended: 'Recomendado',
  notDefined: 'Sin definir',
  floods: 'Avalanchas de alarmas',
  floodsAbout: 'Más de diez en diez minutos',
  noFloods: 'Ninguna avalancha en este periodo.',
  chattering: 'Alarmas intermitentes',
  chatteringAbout: 'Tres veces en un minuto',
  chattered: 'Veces intermitente',
  noChattering: 'Ninguna alarma intermitente.',
  stale: 'Alarmas estancadas',
  staleAbout: 'Activas más de 24 horas',
  noStale: 'Ninguna alarma lleva un día activa.',
}

export const alarmsChoices = {
  alarmState: {
    active: 'Activa, sin reconocer',
    acknowledged: 'Activa, reconocida',
    cleared: 'Terminada, sin reconocer',
    closed: 'Terminada, reconocida',
  } satisfies Record<AlarmState, string>,
}

export const alarmsFields = {
  alarmState: 'Estado de la alarma',
  acknowledgedAt: 'Reconocida el',
  acknowledgedBy: 'Reconocida por',
  alarmCause: 'Causa',
} satisfies Partial<Record<FieldName, string>>
