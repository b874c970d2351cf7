import type { Words } from '../en/words.ts'

export const units: Words['units'] = {
  scan: 'Escanee la serie o el ID', open: 'Abrir', listEmpty: 'Aún no se ha registrado ninguna unidad en esta línea.', listNext: 'Una unidad aparece aquí en cuanto una estación la comunica.',
  startsWith: 'La serie empieza por', passport: 'Ficha de unidad', unknown: 'No hay ninguna unidad {unit} en la línea {lineNumber}',
  unknownNext: 'Compruebe lo escaneado o elija la línea donde se fabricó.', previous: 'Unidad anterior', next: 'Unidad siguiente',
  route: 'Ruta', failures: 'Fallos', timeline: 'Cronología', noPasses: 'Ninguna estación ha trabajado aún en ella.',
  attempt: 'Intento {attempt}', loop: 'Retrabajo {loop}', unasked: 'Trabajo sin autorización', refusedAt: 'Rechazada en {station}', refusedTimes: '{count} veces hasta {at}',
  offRoute: 'Fuera de la ruta', running: 'En curso desde hace {duration}', stationSays: 'La estación dice {verdict}', disagree: 'La estación dice {verdict}, el sistema juzga {judged}',
  valueCount: '{count} valores', outOfLimits: '{count} fuera de límites', reading: 'Lectura {reading}',
  limits: 'Límites', done: 'Superada', failed: 'Fallida', here: 'Ahora aquí', toCome: 'Pendiente', leftOut: { stepSkipped: 'Se omite', notSampled: 'No muestreada' }, passes: '{count} pasos', forPass: 'Paso {passNo}',
  questions: { hold: 'Retener {unit}. ¿Por qué?', release: 'Liberar {unit}. ¿Por qué?', scrap: 'Desechar {unit}. No se puede deshacer. ¿Por qué?' },
  moved: { hold: 'La unidad está retenida', release: 'La unidad está liberada', scrap: 'La unidad está desechada' },
  copySn: 'Copiar el número de serie', copyTable: 'Copiar los valores', copyFailed: 'El navegador no permite copiar', print: 'Imprimir', printedBy: 'Impreso el {at} por {userName}',
  versionOf: '{code}, versión {version}', signature: 'Firma',
  place: 'Entre los límites', noneAbove: 'Es la primera de la lista', noneBelow: 'Es la última cargada',
  bulk: { hold: 'Retener {count} unidades. ¿Por qué?', release: 'Liberar {count} unidades. ¿Por qué?', scrap: 'Desechar {count} unidades definitivamente. ¿Por qué?' },
  failedTooOften: 'Falló la operación {step} más veces de las que permite la ruta',
}
