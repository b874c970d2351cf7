import type { peopleChoices as inEnglish } from '../../en/choices/people.ts'
import type { Words } from '../../en/words.ts'

export const peopleChoices: Pick<Words, keyof typeof inEnglish> = {
  weakness: {
    repeated: 'repite unos pocos caracteres',
    sequence: 'sigue el orden del alfabeto, de los números o del teclado',
    common: 'se compone de una palabra que usa mucha gente',
    name: 'se compone del nombre de la cuenta, de la planta o del producto',
  },
  level: { view: 'Ver', edit: 'Editar' },
}
