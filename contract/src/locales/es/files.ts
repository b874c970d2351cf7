export const files = {
  upload: 'Subir archivos', dropHere: 'Suelte aquí los archivos', listEmpty: 'Todavía no se ha subido nada. Elija archivos o suéltelos en esta página.',
  about: 'Lo que han subido las personas. Las exportaciones se entregan al momento y no se guardan aquí.', room: '{used} de {quota} en uso.',
  question: '¿Subir la información: {count} archivos, {size}?', allowed: 'Hasta {size} cada uno: {endings}',
  noteHint: 'Acompaña a cada uno de estos archivos', start: 'Subir', leftOut: 'No se incluye', uploads: 'Subidas', waiting: 'En espera',
  storing: 'Guardando…', progress: '{done} de {size}', cancelOne: 'Cancelar {fileName}',
  again: 'Reintentar {fileName}', hide: 'Ocultar {fileName}',
  downloading: 'Descargando {fileName}', stopped: 'La descarga se detuvo',
  deleteQuestion: '¿Eliminar la información de {fileName}? No se podrá recuperar.',
  bulkQuestion: '¿Eliminar la información de {count} archivos? No se podrán recuperar.', preview: 'Vista previa',
  noPreview: 'Este tipo de archivo no tiene vista previa. Descárguelo para verlo.', accountGone: 'Cuenta eliminada', owner: 'Propietario',
}
