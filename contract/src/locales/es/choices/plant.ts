import type { plantChoices as inEnglish } from '../../en/choices/plant.ts'
import type { Words } from '../../en/words.ts'

export const plantChoices: Pick<Words, keyof typeof inEnglish> = {
  stationStatus: {
    unknown: 'Sin datos',
    waiting: 'En espera',
    warning: 'Aviso',
    running: 'En marcha',
    unbound: 'Material sin cargar',
    producing: 'Produciendo',
    repaired: 'En reparación',
    break: 'Descanso',
    down: 'Parada',
    maintain: 'Mantenimiento',
    debugging: 'Preparación',
    defect: 'Avería',
    processed: 'Proceso terminado',
  },
  timeClass: {
    producing: 'Produciendo',
    delay: 'Espera',
    unplanned: 'Paro no previsto',
    setup: 'Preparación',
    planned: 'Paro previsto',
    unknown: 'Sin datos',
  },
  dayType: { workday: 'Laborable', holiday: 'Festivo', overtime: 'Horas extra' },
  slotType: { work: 'Trabajo', break: 'Descanso', meal: 'Comida', cleaning: 'Limpieza', meeting: 'Reunión' },
  colour: {
    blue: 'Azul',
    green: 'Verde',
    orange: 'Naranja',
    purple: 'Morado',
    cyan: 'Cian',
    magenta: 'Fucsia',
    gold: 'Dorado',
    grey: 'Gris',
  },
}
