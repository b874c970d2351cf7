import type { Words } from '../en/words.ts'

export const versions: Words['versions'] = {
  version: 'Versión {version} · {status}', versionHead: 'Versión {version}', oneVersion: 'Solo hay una versión', onlyDraft: 'Solo se puede eliminar un borrador',
  compare: 'Comparar', compareOf: 'Comparar versiones de {code}', first: 'Primera versión', second: 'Segunda versión', showSame: 'También lo que es igual', fieldHead: 'Campo', noDifference: 'Las dos versiones dicen lo mismo',
  difference: { added: 'Añadida', removed: 'Quitada', changed: 'Cambiada', same: 'Igual' },
  revise: 'Versión nueva', draftExists: 'Ya hay un borrador: versión {versions}.', revised: 'La versión {version} es un borrador',
  saveFirst: 'Primero guarde o descarte sus cambios', discard: 'Descartar cambios', nothingToSave: 'No hay cambios', takeTheirs: 'Ver lo que guardó', keepMine: 'Conservar lo mío',
}
