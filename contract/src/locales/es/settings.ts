import type { Words } from '../en/words.ts'

export const settings: Words['settings'] = {
  about: 'Versión {version}', aboutFirst: 'Como empezó la planta', versions: 'Versiones', save: 'Guardar cambios', discard: 'Descartar', discardQuestion: '¿Descartar lo que ha cambiado aquí?',
  saveQuestion: '¿Guardar los cambios como versión {version}?', saved: 'La versión {version} está guardada', nothingToSave: 'No se ha cambiado nada', mendFirst: 'Corrija primero lo señalado',
  changedMeanwhile: 'Alguien guardó la versión {version} mientras usted escribía.', takeTheirs: 'Tomar lo suyo', keepMine: 'Conservar lo mío',
  section: { identity: 'Identidad', plant: 'Planta', codeLists: 'Listas de códigos', numbering: 'Numeración', targets: 'Objetivos', retention: 'Conservación', checks: 'Controles de llegada' },
  unsaved: 'cambiado', wrong: 'por corregir',
  fields: {
    title: 'Título del sistema', company: 'Empresa', logo: 'Logotipo', languages: 'Idiomas ofrecidos', plantName: 'Planta', timeZone: 'Zona horaria', dayStart: 'El día empieza a las', code: 'Código',
    pattern: 'Patrón', reset: 'La secuencia reinicia', okRate: 'Tasa OK', oee: 'OEE', weak: 'Cpk débil desde', good: 'Cpk bueno desde', best: 'Cpk óptimo desde',
    notices: 'Avisos', refusedArrivals: 'Llegadas rechazadas', hostTelegrams: 'Telegramas del host', stationTelegrams: 'Telegramas de estación', sessions: 'Inicios de sesión', lineNumber: 'Línea', off: 'Desactivado',
  },
  codeList: { units: 'Unidades de medida', lotTypes: 'Tipos de lote', scenes: 'Escenarios de orden', resultUnits: 'Unidades de resultados', defectRanks: 'Rangos de defecto', alarmClasses: 'Clases de alarma' },
  titleHint: 'Aparece en la ventana, en el menú y al iniciar sesión', logoHint: 'Una imagen de {limit} kB como máximo: PNG, JPEG, WebP o GIF', chooseLogo: 'Elegir una imagen', removeLogo: 'Quitar el logotipo', noLogo: 'Sin logotipo: el sistema muestra su propio signo',
  logoLarge: 'La imagen ocupa {size}; el logotipo, {limit} kB como máximo', zoneHint: 'Allí son ahora las {clock}. Los días de producción ya contados quedan como están.',
  dayHint: 'Para líneas sin turnos; con turnos, el día empieza con el primero', languagesHint: 'Lo que alguien eligió antes vale hasta que elija de nuevo',
  listsHint: 'Se ofrecen donde se escribe un código así. Lo que está en registros antiguos queda como está.', addCode: 'Añadir código', removeCode: 'Quitar {code}', up: '{code}: subir', down: '{code}: bajar', mostCodes: 'Una lista tiene 200 códigos como máximo', noCodes: 'Aún no hay códigos: se puede escribir cualquier cosa.',
  numberingHint: 'Un número escrito a mano cuenta como usado: no se da otra vez.', next: 'Empieza con', after: 'luego', last: 'y termina con', insert: 'Insertar {token}',
  token: { yyyy: 'año', yy: 'año, 2 cifras', MM: 'mes', dd: 'día', DDD: 'día del año', line: 'línea', typeNo: 'tipo', orderCode: 'orden', seq: 'secuencia, 4 cifras' },
  targetsHint: 'Las líneas sin objetivo propio se miden con estos. Vacío: nadie lo decidió y no se muestra.', cpkHint: 'Las bandas que dan color a Cpk y Ppk en todas partes',
  poor: 'menos de {weak}', retentionHint: 'Días que se conserva un registro. Lo más antiguo se borra en menos de una hora.', days: 'días', changeHistory: 'Historial de cambios', forEver: 'Para siempre',
  checksHint: 'Cada uno impide trabajar en una unidad. Desactivado, la estación dice que sí de todos modos. Quién lo desactivó, cuándo y por qué queda en las versiones.',
  noGoWhen: 'La estación dice que no cuando', checksLine: 'Línea', allOn: 'Todos los controles activos', someOff: '{count} desactivados', noLines: 'Aún no hay ninguna línea.', on: 'Sí', isOff: 'No',
  noVersions: 'Aún no se ha guardado nada: la planta está como empezó.', compare: 'Comparar', compareTitle: 'Comparar versiones', restore: 'Restaurar', restoreQuestion: '¿Guardar de nuevo la versión {version}, como versión {next}?',
  isNow: 'En vigor', saveFirst: 'Guarde o descarte primero sus cambios',
  firstVersion: '0 · como empezó la planta', versionOf: '{version} · {savedBy}, {at}', setting: 'Ajuste', versionHead: 'Versión {version}',
}
