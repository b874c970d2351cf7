import type { Words } from '../en/words.ts'

export const recipes: Words['recipes'] = {
  views: 'Formas de verlo', view: { type: 'Por modelo', station: 'Parámetros de estación' }, viewAbout: { type: 'El ajuste de cada estación para un modelo', station: 'El ajuste de cada estación, se fabrique lo que se fabrique' },
  chooseType: 'elija primero un modelo', type: 'Modelo', noTypes: 'Aún no hay ningún modelo', stations: 'Estaciones de la línea', noStations: 'La línea aún no tiene estaciones.', chooseStation: 'Elija una estación',
  of: '{typeNo} en {stationNumber}', ofEvery: '{stationNumber}, para todo modelo', version: 'Versión {version}', draft: 'Borrador {version}', nothing: 'Aún nada', differ: 'Distintos: {count}', notRead: 'Nada devuelto', driftTotal: 'Valores de las estaciones que difieren de lo liberado: {count}', noDrift: 'Ninguna estación difiere de lo liberado',
  rows: 'Parámetros', noRows: 'Aún no tiene parámetros.', noRowsNext: 'Añada el primero aquí abajo; después puede pegar filas de una hoja de cálculo.', add: 'Añadir parámetro',
  begins: 'Lo que guarde aquí será la versión 1, un borrador.', beginsNext: 'La versión {version} está liberada. Lo que cambie aquí se guarda como versión nueva.', inDraft: 'La versión {version} está liberada y queda como está. Se cambia en el borrador, versión {draft}.', toDraft: 'Abrir el borrador',
  saveNew: '¿Guardar los cambios de {code} como versión nueva?', saved: 'Guardado como versión {version}',
  atStation: 'En la estación', otherType: 'Preparada para {typeNo}', readAt: 'Devuelto {at}', differs: 'Difiere de lo liberado: {value}',
  takeOver: { station: 'Recargar parámetros', default: 'Valores por defecto', latest: 'Pasar a la última versión' },
  questions: { station: '¿Recargar los parámetros de {code}? Los valores devueltos por la estación pasan al borrador.', default: '¿Restablecer los parámetros de {code} a sus valores por defecto? Los que no tienen quedan igual.', latest: '¿Actualizar los parámetros de {code} a la última versión? Lo liberado sustituye lo que dice el borrador.' },
  taken: { station: 'Recargado en la versión {version}', default: 'Restablecido en la versión {version}', latest: 'La versión {version} parte ahora de lo liberado' },
  download: 'Descargar a la estación', downloadQuestion: '¿Pedir a la estación {stationNumber} que recoja lo liberado?', downloadAll: 'Descargar a todas', downloadAllQuestion: '¿Pedir a {count} estaciones que recojan lo liberado?', asked: 'Pedido a {count} estaciones', nothingReleased: 'Aquí no hay nada liberado', downloads: 'Descargas', noDownloads: 'Nunca se ha descargado nada a esta estación.', asksBy: 'la pidió {name}',
  compareTypes: 'Comparar modelos', compareTypesOf: 'Comparar dos modelos', firstType: 'Primer modelo', secondType: 'Segundo modelo', compareAbout: 'Lo liberado de cada uno, o su borrador, estación por estación.', noDifference: 'Los dos modelos dicen lo mismo', same: 'También lo que es igual',
  import: 'Importar', importTitle: 'Importar parámetros', importAbout: 'Un archivo CSV con una fila por parámetro. Debe nombrar la estación y el parámetro; las columnas que falten quedan como están. Primero se comprueba y solo se escribe entero.',
}
