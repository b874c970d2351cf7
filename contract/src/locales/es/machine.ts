import type { Words } from '../en/words.ts'
import type { machineErrors as errorsInEnglish, machineFields as fieldsInEnglish } from '../en/machine.ts'

export const machine: Words['machine'] = {
  title: 'Máquina',
  scanForChecks: 'Escanee: revisiones pendientes',
  scanForFault: 'Escanee: avisar de avería',
  checks: 'Revisiones',
  noChecks: 'En esta estación no hay revisiones definidas.',
  logIn: 'Iniciar sesión y hacer las revisiones',
  report: 'Avisar de una avería',
  what: '¿Qué ocurre?',
  kind: '¿De qué tipo es el problema?',
  name: 'Su nombre (puede quedar vacío)',
  send: 'Enviar el aviso',
  called: 'Gracias. Se ha pedido ayuda.',
  again: 'Gracias. Ya se había pedido ayuda; su aviso se ha añadido a la llamada.',
  tooMany:
    'Se han recibido muchos avisos hace poco. Inténtelo de nuevo en {minutes}\u00a0min o pida ayuda en la estación.',
  wrongText: 'Diga qué ocurre, en 500 caracteres como máximo.',
  wrongName: 'El nombre es una línea de 128 caracteres como máximo.',
  wrongKind: 'Elija el tipo de problema de la lista.',
  invalid: 'Este código no es válido o ya no lo es. Pida ayuda en la estación.',
  back: 'Volver a la máquina',
  code: 'Código QR de la máquina',
  codeAbout:
    'Quien lo escanea ve qué revisiones están pendientes y puede avisar de una avería sin iniciar sesión. No abre nada más y no caduca: si llega a manos ajenas, anúlelo e imprima otro.',
  codeMade: 'Impreso por primera vez {at} por {by}.',
  noCode: 'Aún no se ha impreso ninguno, o se anuló.',
  print: 'Imprimir código QR',
  open: 'Ver lo que muestra un teléfono',
  revoke: 'Anular código QR',
  revokeQuestion:
    '¿Anular el código QR de {stationNumber}? El que cuelga en la máquina ya no abrirá nada; el próximo que se imprima será otro.',
  revoked: 'El código QR está anulado',
  codeChanges: 'Qué se hizo con él',
  reported: 'Avisado con el código QR',
  reportedTimes: 'Avisado con el código QR · {count}×',
  saysSo: '{name} (según dice): {text}',
}

export const machineErrors: typeof errorsInEnglish = {
  'machineCodes.no_station': 'En esta línea no hay ninguna estación {stationNumber}',
  'machineCodes.none': '{stationNumber} no tiene código QR: no se ha impreso ninguno o se anuló',
}

export const machineFields: typeof fieldsInEnglish = { faultReports: 'Avisos por código QR' }
