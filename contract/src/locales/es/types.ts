import type { Words } from '../en/words.ts'

export const types: Words['types'] = {
  createOne: 'Modelo nuevo', editOne: 'Editar {typeNo}, versión {typeVer}', copyOf: 'Modelo nuevo como {typeNo}', listEmpty: 'Aún no hay ningún modelo.', numberHint: 'No cambia; un cambio de un modelo liberado es una versión nueva.',
  routeHint: 'Rutas liberadas. Sin ruta, el modelo sigue siendo un borrador', routePicker: 'Elija una ruta', noRoute: 'Aún no hay ninguna ruta liberada', routeOf: '{processingNumber}, versión {processingVer}',
  onlyDraft: 'Solo se cambia un borrador: haga una versión nueva',
  retireMeans: 'Sus órdenes ya no se liberan ni se inician; las que corren terminan las unidades empezadas.',
  cannotRelease: '{typeNo}, versión {typeVer}, todavía no se puede liberar', toRoute: 'A la ruta {route}', toSets: 'A los grupos de medición: {sets}',
  versions: 'Versiones', compare: 'Comparar', compareOf: 'Versiones de {typeNo}', differs: 'difiere', usedBy: 'Órdenes que lo fabrican', notUsed: 'Ninguna orden fabrica esta versión.', newest: 'Las {count} más nuevas',
}
