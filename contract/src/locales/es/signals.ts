import type { signalsErrors as errorsInEnglish } from '../en/signals.ts'
import type { FieldName } from '../../field-names.ts'

export const signals = {
  about:
    'Límites de control fijados que las estaciones rompieron. Cada señal pide respuesta: su causa y qué se hizo',
  listEmpty:
    'Aún no hay señales. Fije los límites de un gráfico estable y elija qué ocurre cuando se rompen.',
  answer: 'Responder',
  answerOne: 'Responder la señal de {code}',
  answered: 'Respondida',
  open: 'Señales de control sin respuesta',
  chart: 'Gráfico',
  causes: 'Causas encontradas',
  reached: 'Acumulado',
  causesNone: 'Todavía no se ha respondido ninguna señal de este periodo.',
  unanswered: 'Sin respuesta: {count}',
}

export const signalsChoices = {
  signalReaction: {
    none: 'Nada',
    bell: 'Aviso',
    call: 'Llamada andon',
    holdUnit: 'Retener unidades',
    holdStation: 'Detener estación',
  },
  chartPart: {
    location: 'Posición',
    spread: 'Dispersión',
  },
  signalCause: {
    machine: 'Máquina',
    material: 'Materiales',
    method: 'Método',
    people: 'Personas',
    measurement: 'Medición',
    environment: 'Entorno',
    falseSignal: 'No pasaba nada',
  },
  signalAction: {
    adjusted: 'Ajustado',
    toolChanged: 'Útil cambiado',
    materialChanged: 'Material cambiado',
    sorted: 'Unidades separadas',
    measuredAgain: 'Medido de nuevo',
    taught: 'Personal instruido',
    nothing: 'Nada necesario',
  },
}

export const signalsFields = {
  signalId: 'Señal',
  signalReaction: 'Al romperse',
  chartPart: 'De',
  rule: 'Regla',
  pointTime: 'Medida el',
  pointValue: 'Valor',
  foundAt: 'Hallada el',
  signalCause: 'Causa hallada',
  signalAction: 'Acción tomada',
  answeredBy: 'Respondió',
  answeredAt: 'Respondida el',
  answered: 'Ya respondida',
} satisfies Partial<Record<FieldName, string>>

export const signalsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'charts.no_point': 'El gráfico ya no tiene ese punto: fue excluido o sus valores se agrupan de otro modo',
  'charts.restored': 'Ya restaurado por {by}',
  'charts.too_few': '{found} subgrupos: se necesitan al menos {least}',
  'charts.no_scatter': 'Todos los valores son iguales: no hay de qué calcular límites',
  'charts.withdrawn': 'Ya retirados por {by}',
  'charts.too_few_samples': '{found} muestras: se necesitan al menos {least}',
  'charts.no_values_kept': 'Este informe se fijó antes de guardar sus valores: solo tiene sus puntos',
  'charts.no_station': 'Los límites de toda la línea no pueden actuar: elija primero una estación',
  'signals.answered': '{by} ya la respondió',
}
