import type { failuresErrors as errorsInEnglish } from '../en/failures.ts'
/** What the page of failures says beside the fields' names. */
export const failures = {
  what: 'Qué está mal',
  measured: 'Valor y límites',
  scan: 'Escanear un número de serie',
  find: 'Buscar',
  open: 'Abrir el fallo',
  listEmpty: 'No hay ningún fallo en este estado.',
  listNext: 'Aparece una fila cuando una estación comunica NG o una persona registra un defecto.',
  unitNow: 'Su unidad ahora',
  split: 'Decidir sobre una parte',
  splitTitle: 'Decidir sobre una parte de {failure}',
  splitHint: 'De {quantity}. El resto queda abierto.',
  recode: 'Cambiar el código',
  recodeTitle: 'Cambiar el código de {failure}',
  comment: 'Comentar',
  commentTitle: 'Comentario sobre {failure}',
  undo: 'Deshacer la decisión',
  undoQuestion: '¿Deshacer la decisión sobre {unit}? El fallo y la unidad vuelven a estar como antes.',
  move: {
    rework: 'Enviar a retrabajo',
    scrap: 'Desechar',
    useAsIs: 'Usar tal cual',
    falseFail: 'Falso fallo',
    returned: 'Devolver',
  },
  question: {
    rework: '¿Enviar {unit} a retrabajo?',
    scrap: '¿Desechar {unit}? Se puede deshacer mientras no se trabaje con ella.',
    useAsIs: '¿Usar {unit} tal cual? Sigue con su próximo paso.',
    falseFail: '¿No tenía nada {unit}? Sigue con su próximo paso.',
    returned: '¿Devolver {unit} a quien la envió? Queda retenida hasta que vuelva.',
  },
  bulk: {
    rework: '¿Enviar {count} fallos a retrabajo?',
    scrap: '¿Desechar las unidades de {count} fallos? Se puede deshacer mientras no se trabaje con ellas.',
    useAsIs: '¿Usar tal cual las unidades de {count} fallos?',
    falseFail: '¿No había nada mal en {count} casos?',
    returned: '¿Devolver las unidades de {count} fallos?',
  },
  found: {
    rework: 'Retrabajar todo lo encontrado',
    scrap: 'Desechar todo lo encontrado',
    useAsIs: 'Usar tal cual todo lo encontrado',
    falseFail: 'Liberar todo como falsos fallos',
    returned: 'Devolver todo lo encontrado',
  },
  foundQuestion: '{action}: {count} fallos. Los ya decididos quedan como están.',
  foundDone: 'Decididos: {changed}',
  left: 'Quedan como están: {groups}',
  leftWhy: {
    decided: '{count} ya decididos',
    inWork: '{count} en trabajo en una estación',
    unitOver: '{count} con la unidad terminada o desechada',
    heldOtherwise: '{count} retenidos también por otro motivo',
  },
}

export const failuresErrors: typeof errorsInEnglish = {
  'failures.undo_not_kept': 'No se guardó nada de esta decisión que se pueda deshacer',
  'failures.undo_finished': 'La unidad está terminada y contada; la decisión se queda',
  'failures.undo_went_on':
    'No es posible: la unidad ya no está como la dejó la decisión; ahora está en «{processStatus}»',
}
