import type { FieldName } from '../../field-names.ts'

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
  solvedAt: 'Hora de solución',
  solvedBy: 'Quién lo resolvió',
  endedBy: 'Quién la cerró',
} satisfies Partial<Record<FieldName, string>>
