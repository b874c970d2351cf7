import type { Words } from '../en/words.ts'

export const versions: Words['versions'] = {
  version: 'Versión {version} · {status}', versionHead: 'Versión {version}', oneVersion: 'Solo hay una versión', onlyDraft: 'Solo se puede eliminar un borrador',
  compare: 'Comparar', compareOf: 'Comparar versiones de {code}', first: 'Primera versión', second: 'Segunda versión', showSame: 'También lo que es igual', fieldHead: 'Campo', noDifference: 'Las dos versiones dicen lo mismo',
  difference: { added: 'Añadida', removed: 'Quitada', changed: 'Cambiada', same: 'Igual' },
  of: '{code}, versión {version}', number: 'Versión',
  questions: { release: '¿Liberar {code}, versión {version}? Después ya no se puede cambiar nada.', retire: '¿Retirar {code}, versión {version}?' },
  moved: { release: '{code}, versión {version}: liberada', retire: '{code}, versión {version}: retirada' },
  frozen: {
    released: 'Liberada y congelada: la versión {version} queda como está para siempre. Para cambiar algo, cree una versión nueva.',
    obsolete: 'Retirada: la versión {version} queda para consultar piezas antiguas. Para seguir con ella, cree una versión nueva.',
  },
  changedMeanwhile: 'Alguien guardó esta versión desde que usted empezó a cambiarla.',
  reviseQuestion: '¿Copiar {code}, versión {version}, en un borrador nuevo?', deleteQuestion: '¿Eliminar la información de {code}, versión {version}?', saveQuestion: '¿Guardar los cambios de {code}, versión {version}?',
  revise: 'Versión nueva', draftExists: 'Ya hay un borrador: versión {versions}.', revised: 'La versión {version} es un borrador',
  saveFirst: 'Primero guarde o descarte sus cambios', discard: 'Descartar cambios', nothingToSave: 'No hay cambios', takeTheirs: 'Ver lo que guardó', keepMine: 'Conservar lo mío',
  usesOf: 'Dónde se usa {code}, versión {version}', noTypes: 'Ningún modelo la usa', noOrders: 'Ninguna orden la usa', newest: 'Las {count} más recientes de {total}',
}
