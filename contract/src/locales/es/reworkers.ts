import type { FieldName } from '../../field-names.ts'

export const reworkers = {
  createOne: 'Añadir retrabajador',
  editOne: 'Editar retrabajador {name}',
  listEmpty:
    'Esta línea no tiene retrabajadores: quien trabaja en una estación de retrabajo puede retrabajar cualquier unidad. Con el primero, solo podrán los retrabajadores.',
  operatorHint: 'El nombre, la cuenta y la tarjeta son los del operario.',
  anyHint: 'Vacío: sin restricción',
  levelHint: 'Debe alcanzar el nivel que pide la estación de retrabajo',
  validHint: 'Último día válido. Vacío: sin caducidad',
  enabledHint: 'Desactivado: no puede retrabajar hasta que se active de nuevo',
  end: 'Finalizar',
  endQuestion:
    '¿Finalizar el retrabajo de {name}? Desde ahora el enclavamiento lo rechaza en las estaciones de retrabajo. Lo que retrabajó se conserva.',
  ended: '{name} ya no retrabaja',
  alreadyEnded: 'Ya finalizado',
  badge: 'Imprimir credencial',
  badgeOf: 'Credencial de {name}',
  forGood: 'sin caducidad',
  lapsed: 'caducado',
  scope: 'Qué puede retrabajar',
}

export const reworkersFields = {
  typeNos: 'Modelos',
  defectCodes: 'Defectos',
  reworked: 'Retrabajadas',
  successRate: 'Tasa de reensayo',
  averageTime: 'Tiempo medio',
  stationNumbers: 'Estaciones',
} satisfies Partial<Record<FieldName, string>>
