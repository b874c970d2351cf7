import type { Words } from '../en/words.ts'

export const types: Words['types'] = {
  createOne: 'Modelo nuevo', editOne: 'Editar {typeNo}, versión {typeVer}', copyOf: 'Modelo nuevo como {typeNo}', listEmpty: 'Aún no hay ningún modelo.', numberHint: 'No cambia; un cambio de un modelo liberado es una versión nueva.',
  routeHint: 'Rutas liberadas. Sin ruta, el modelo sigue siendo un borrador', saveQuestion: '¿Guardar los cambios de {typeNo}, versión {typeVer}?', routePicker: 'Elija una ruta', noRoute: 'Aún no hay ninguna ruta liberada', routeOf: '{processingNumber}, versión {processingVer}',
  onlyDraft: 'Solo se cambia un borrador: haga una versión nueva', onlyDraftGoes: 'Solo se elimina un borrador',
  questions: {
    release: '¿Liberar {typeNo}, versión {typeVer}? Desde entonces nada en ella cambia y las órdenes pueden fabricarla.',
    retire: '¿Retirar {typeNo}, versión {typeVer}? Sus órdenes ya no se liberan ni se inician; las que corren terminan las unidades empezadas.',
  },
  moved: { release: 'El modelo está liberado', retire: 'El modelo está retirado' },
  revise: 'Versión nueva', reviseQuestion: '¿Copiar {typeNo}, versión {typeVer}, en un borrador nuevo?', revised: 'La versión nueva es un borrador',
  deleteQuestion: '¿Eliminar los datos de {typeNo}, versión {typeVer}?', cannotRelease: '{typeNo}, versión {typeVer}, todavía no se puede liberar', toRoute: 'A la ruta {route}', toSets: 'A los grupos de medición: {sets}',
  versions: 'Versiones', versionOf: 'Versión {typeVer}', compare: 'Comparar', compareOf: 'Versiones de {typeNo}', differs: 'difiere', usedBy: 'Órdenes que lo fabrican', notUsed: 'Ninguna orden fabrica esta versión.', newest: 'Las {count} más nuevas',
}
