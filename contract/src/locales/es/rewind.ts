import type { rewind as english, rewindErrors as errorsInEnglish } from '../en/rewind.ts'

/** Words of the rewound board of a line. */
export const rewind: Record<keyof typeof english, string> = {
  open: 'Rebobinar',
  title: '{shift}, {day}',
  past: 'Pasado, no en vivo',
  note: 'Todo lo que sigue es como estaba el {at}. Aquí nada cambia.',
  back: 'Volver a ahora',
  play: 'Reproducir',
  stop: 'Pausar',
  speed: 'Velocidad',
  time: 'Hora dentro del turno',
  minuteBack: '− 1 minuto',
  minuteOn: '+ 1 minuto',
  keys: 'Espacio reproduce y pausa; las flechas mueven un minuto, Re Pág y Av Pág diez.',
  before: 'Turno anterior',
  after: 'Turno siguiente',
  units: 'Unidades en trabajo',
  calls: 'Llamadas abiertas',
  noCalls: 'No había llamadas abiertas',
  whole: 'Día de producción',
  nothing: 'No se conserva nada de este turno.',
  cut: 'Solo se muestran las {count} alarmas más recientes del turno.',
}

export const rewindErrors: Record<keyof typeof errorsInEnglish, string> = {
  'rewind.not_begun': 'Este turno aún no ha empezado',
  'rewind.no_shift': 'Ese día no se trabaja: elija otro',
}
