import type { concessionsErrors as errorsInEnglish } from '../en/concessions.ts'
import type { ConcessionState } from '../../concessions.ts'
import type { FieldName } from '../../field-names.ts'

export const concessions = {
  about:
    'Aprobada de antemano por una segunda persona: las unidades de un modelo siguen con un defecto, un número de ellas o hasta un día',
  createOne: 'Pedir concesión',
  listEmpty:
    'Nadie ha pedido aún una concesión. Un fallo que se usa tal cual una y otra vez es un buen motivo.',
  noDefect:
    'Ningún defecto tiene aún código de resultado, así que ninguna estación lo halla. Indíquelo en Defectos',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  withdraw: 'Retirar',
  approveQuestion:
    '¿Aprobar {code}? Desde ahora las estaciones dejan seguir esas unidades, y cada una cuenta.',
  refuseQuestion: '¿Rechazar {code}?',
  withdrawQuestion: '¿Retirar {code}? Desde ahora esas unidades vuelven a ser NG.',
  moved: 'Guardado',
  whereHint: 'Vacío: en cualquier estación de la línea',
  linesHint: 'Otras que comparten sus piezas. Vacío: solo esta línea',
  piecesHint: 'Vacío: cuantas lleguen hasta ese día',
  untilHint: 'Su último día de producción. Vacío: hasta agotar las piezas',
  valueHint: 'Vacío: cualquier valor',
  used: 'Usadas',
  usedOf: '{used} de {pieces}',
}

export const concessionsChoices = {
  concessionState: {
    asked: 'Pedida',
    approved: 'Aprobada',
    refused: 'Rechazada',
    withdrawn: 'Retirada',
    usedUp: 'Agotada',
    expired: 'Vencida',
  } satisfies Record<ConcessionState, string>,
}

export const concessionsFields = {
  concessionCode: 'Concesión',
  pieces: 'Piezas',
  usedPieces: 'Usadas',
  lineNumbers: 'Líneas',
  allPieces: 'Piezas de todas las líneas',
  allUsed: 'Usadas por todas las líneas',
  justification: 'Por qué puede usarse',
  concessionState: 'Estado',
  askedBy: 'Pedida por',
  askedAt: 'Pedida el',
  decidedBy: 'Decidió',
  decidedAt: 'Decidida el',
} satisfies Partial<Record<FieldName, string>>

export const concessionsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'concessions.without_end': 'Indique para cuántas piezas o hasta qué día vale',
  'concessions.over': '{validUntil} ya pasó',
  'concessions.limits_crossed': 'El valor mínimo es mayor que el máximo',
  'concessions.wrong_state': 'No es posible: la concesión está en «{concessionState}»',
  'concessions.same_person': 'Debe decidir otra persona que no sea quien la pidió',
  'concessions.no_result_code':
    'En la línea {lineNumber} ningún código de resultado significa {defectCode}; ninguna estación lo encuentra allí',
}
