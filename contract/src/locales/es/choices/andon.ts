import type { Words } from '../../en/words.ts'
import type { andonChoices as inEnglish } from '../../en/choices/andon.ts'

export const andonChoices: Pick<Words, keyof typeof inEnglish> = {
  callState: {
    called: 'Llamada',
    arrived: 'Atendida',
    solved: 'Resuelta',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
  },
  lampColour: {
    red: 'Rojo',
    yellow: 'Amarillo',
    blue: 'Azul',
    white: 'Blanco',
    green: 'Verde',
    none: 'Sin lámpara',
  },
  lampSound: { none: 'Sin sonido', chime: 'Aviso', bell: 'Timbre', horn: 'Bocina' },
}
