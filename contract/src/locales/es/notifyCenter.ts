import type { Words } from '../en/words.ts'

export const notifyCenter: Words['notifyCenter'] = {
  about: 'Lo que se le avisó, lo más reciente primero. Lo que borre aquí desaparece solo de su lista',
  empty: 'Aún no hay avisos para usted. Llegan solos, aquí y a la campana.',
  source: 'Origen',
  read: 'Marcar como leído',
  readDone: 'Marcado como leído',
  handle: 'Marcar como atendido',
  handleDone: 'Marcado como atendido',
  handleMany: '¿Marcar {count} avisos como atendidos?',
  reopen: 'Aún sin atender',
  reopenDone: 'Marcado como no atendido',
  remove: '¿Borrar este aviso de su lista y de la campana?',
  removeMany: '¿Borrar {count} avisos de su lista y de la campana?',
  since: 'Enviado desde',
}
