import type { Words } from '../en/words.ts'

export const sysLog: Words['sysLog'] = {
  about: 'Lo que registró el servidor, leído de sus archivos. Las entradas nuevas aparecen solas.',
  entry: 'Entrada del registro',
  views: 'Vista',
  view: { list: 'Entradas', files: 'Archivos' },
  textHint: 'En cualquier parte de la entrada, también en la traza de un error',
  empty: 'Ninguna entrada coincide con los filtros.',
  emptyNext:
    'El servidor escribe su registro en archivos. Si no puede escribir allí, solo lo muestra en su terminal.',
  noFiles: 'Este servidor no guarda archivos de registro.',
  noDetails: 'No se registró nada más.',
  context: 'Antes y después',
  downloadFile: 'Descargar',
}

export const sysLogFields = {
  logLevel: 'Nivel',
  module: 'Módulo',
  path: 'Ruta',
  server: 'Servidor',
  text: 'Texto',
  details: 'Detalles',
}

export const sysLogChoices = {
  logLevel: {
    fatal: 'Crítico',
    error: 'Error',
    warn: 'Advertencia',
    info: 'Información',
    debug: 'Depuración',
    trace: 'Traza',
  },
}
