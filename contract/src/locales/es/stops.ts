import type { StopCause } from '../../stops.ts'
import type { stops as english, stopsErrors as errorsInEnglish } from '../en/stops.ts'
import type { FieldName } from '../../field-names.ts'

/** Words of the list of stops, besides the names of fields. */
export const stops: Record<keyof typeof english, string> = {
  open: 'Paros sin motivo: {count} ({time})',
  none: 'Todos los paros tienen su motivo',
  explain: 'Explicar paros',
  title: 'Paros más largos que el límite de la línea',
  about:
    'Paros y esperas de los dos últimos días de producción. Se propone un motivo si la ruta y el orden en el tiempo coinciden, o la primera alarma que llegó con el paro; solo cuenta cuando alguien lo confirma.',
  starved: 'Sin piezas por {station}: {status} desde {at}, antes en la ruta',
  blocked: 'Bloqueada por {station}: {status} desde {at}, después en la ruta',
  alarm: 'Primera alarma del paro: {alarm}, {at}',
  accept: 'Aceptar motivo',
  other: 'Otro motivo',
  give: 'Indicar motivo',
  noProposal: 'Nada en el historial de la planta lo explica',
  accepted: 'Motivo guardado',
  by: '{cause} – {name}, {at}',
  goesOn: 'continúa',
  noStops: 'Ningún paro superó el límite',
  split: 'Dividir',
  splitTitle: 'Dividir el paro de {station}',
  splitDone: 'Paro dividido',
  merge: 'Unir con la parte anterior',
  mergeQuestion:
    '¿Unir la parte desde {at} con la anterior? Queda el motivo de la parte anterior; si no tiene, el de esta parte.',
  mergeDone: 'Partes unidas',
  lost: 'Piezas perdidas: {count}',
  reasons: 'Motivos de los paros',
  reasonsOf: 'Paros más largos que el límite de la línea, {from} a {to}',
  noReason: 'Aún sin motivo',
  byTime: 'Por tiempo',
  byCount: 'Por número',
  times: 'Paros',
  cumulative: 'Acumulado',
  views: 'Paros o motivos',
  each: 'Paro a paro',
}

export const stopsFields = {
  stopCause: 'Causa',
  causeStation: 'Estación que paró primero',
  explainedBy: 'Explicado por',
  explainedAt: 'Explicado el',
  correction: 'Motivo de la corrección',
  splitAt: 'Dividir a las',
  lossSource: 'Origen de la pérdida',
  lostTime: 'Tiempo perdido',
  lostPieces: 'Piezas perdidas',
} satisfies Partial<Record<FieldName, string>>

export const stopsChoices = {
  stopCause: {
    starved: 'Sin piezas',
    blocked: 'Bloqueada',
    alarm: 'Alarma',
    other: 'Otro motivo',
  } satisfies Record<StopCause, string>,
  lossSource: { stop: 'Paro', call: 'Llamada' },
}

export const stopsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'stops.no_such': 'La estación {stationNumber} no tiene desde entonces ningún paro que necesite motivo',
  'stops.no_cause_station': 'Indique la estación de esta línea que paró primero',
  'stops.no_alarm': 'Indique la alarma',
  'stops.no_remark': 'Escriba por qué paró',
  'stops.cause_not_asked': 'Esta causa no lleva esa estación ni esa alarma',
  'stops.no_correction': 'Esta parte ya tiene motivo. Escriba por qué se corrige',
  'stops.split_outside': 'Elija una hora dentro de la parte, con tiempo de trabajo antes y después',
  'stops.too_many_parts': 'Un paro tiene como máximo {most} partes. Una primero algunas',
  'stops.first_part': 'Esta parte empieza con el paro: no hay otra anterior con la que unirla',
}
