import type { ErrorKey } from '../../errors.ts'
import type { FieldName } from '../../field-names.ts'

export { andonChoices } from './choices/andon.ts'

export const andon = {
  callOne: 'Pedir ayuda',
  callDone: 'Se ha pedido ayuda',
  moved: 'Anotado',
  minutes: 'Minutos perdidos',
  listEmpty: 'Nadie ha pedido ayuda en esta línea todavía.',
  messageHint: 'Qué ocurre, en pocas palabras',
  record: 'A quién se avisó y cuándo',
  reminder: 'Recordatorio {count}',
  levelTold: 'Nivel {level}: {people}',
  skipped: 'Nivel {level} omitido: ya tocaba uno posterior',
  nobody: 'Nivel {level}: no se pudo avisar a nadie',
  unsolved: 'Sin resolver, se preguntó de nuevo a: {people}',
  noRule: 'Aparte del primer aviso, no se avisó a nadie de esta llamada.',
  calledBy: 'Llamada de {by}',
  arrivedBy: 'Acudió {by}',
  solvedBy: 'La resolvió {by}',
  endedBy: '{callState}: {by}',
  told: 'Niveles',
  openCalls: 'Llamadas abiertas',
  nobodyYet: 'nadie todavía',
  nextLevel: 'Nivel {level} en {time}',
  isThere: '{by} está allí',
  noRules:
    'Ninguna regla andon está en uso en esta línea: una llamada aparece como aviso, pero no enciende lámparas ni pasa por niveles. Un administrador añade reglas.',
  quietUntil: 'Modo silencioso hasta {time}: las llamadas no avisan a nadie. {reason} ({by})',
  lampTest: 'Prueba de la lámpara en {stationNumber}: {lampColour}, {lampSound}',
  everywhere: 'todas las estaciones',
  badge: 'Acerque su tarjeta: ha llegado',
  badgeSolved: 'Acerque su tarjeta: está resuelto',
  badgeDone: '{name}: {callState}',
  stopsSoon: 'La línea se detiene en {time}',
  levelsLate:
    'No se avisa a nadie de las llamadas: ningún servidor las revisa desde {time}. Acuda a quien llama y avise a informática.',
  takeOver: 'Hacerme cargo',
  takeOverQuestion: '¿Hacerse cargo de la llamada de {stationNumber}? Ahora la tiene {by}.',
  takenOver: '{by} se hizo cargo',
  correct: 'Corregir el tipo de pérdida',
  corrected: 'Tipo de pérdida corregido',
  views: 'Llamadas o pérdidas',
  calls: 'Llamadas',
  losses: 'Todas las pérdidas',
  lossesEmpty: 'En este tiempo ningún paro necesitó motivo y nadie pidió ayuda.',
  lossesAbout:
    'Cada paro que necesita motivo, parte a parte, y cada llamada, en días de producción completos. El tiempo y las piezas de una llamada cuentan solo fuera de los paros de su estación y de sus llamadas anteriores: ningún minuto se pierde dos veces.',
  move: { arrive: 'Ya voy', solve: 'Resuelto', confirm: 'Confirmar', cancel: 'Cancelar la llamada' },
  question: {
    arrive: '¿Hacerse cargo de la llamada de {stationNumber}? Desde ahora es suya.',
    solve: '¿Está resuelto el problema de {stationNumber}?',
    confirm: '¿Confirmar que {stationNumber} vuelve a funcionar?',
    cancel: '¿Cancelar la llamada de {stationNumber}? Queda en la lista con su motivo.',
  },
}

export const andonFields = {
  levelAt: 'Último aviso',
  callState: 'Estado de la llamada',
  calledAt: 'Hora de llamada',
  calledBy: 'Quién llamó',
  arrivedAt: 'Llegada de ayuda',
  arrivedBy: 'Quién acudió',
  ownedAt: 'Relevo a las',
  ownedBy: 'Relevo por',
  solvedAt: 'Hora de solución',
  solvedBy: 'Quién lo resolvió',
  endedBy: 'Quién la cerró',
  byLink: 'Por enlace',
  ruled: 'Con regla',
} satisfies Partial<Record<FieldName, string>>

export const andonErrors = {
  'andon.yours_already': 'La llamada ya es suya',
  'andon.not_solved': 'El tipo de pérdida se corrige cuando la llamada está resuelta',
  'andon.same_loss': 'La llamada ya tiene este tipo de pérdida',
  'andon.not_quiet': 'La línea no está en modo silencioso',
  'andon.nothing_open': 'Ninguna llamada de {stationNumber} espera eso',
  'andonRules.absence_ends': 'La ausencia acaba antes de empezar, o ya pasó',
  'andonRules.no_such_person': 'No existe la cuenta {userName}',
  'andonRules.no_target': 'No existe el destino webhook {targetCode}',
  'andonRules.window_without_stop': 'El margen necesita una regla que detenga la línea',
} satisfies Partial<Record<ErrorKey, string>>
