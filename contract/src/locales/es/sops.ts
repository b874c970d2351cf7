import type {
  sopsChoices as choicesInEnglish,
  sopsErrors as errorsInEnglish,
  sopsFields as fieldsInEnglish,
} from '../en/sops.ts'
import type { Words } from '../en/words.ts'

export const sops: Words['sops'] = {
  about: 'Cómo se trabaja en cada estación: lo escribe una persona y lo libera otra',
  createOne: 'Nueva instrucción',
  editOne: 'Editar {code}, versión {version}',
  listEmpty: 'Esta línea aún no tiene instrucciones de trabajo.',
  typeHint: 'Vacío: para todos los tipos',
  stationHint: 'Vacío: para todas las estaciones de la línea',
  fromHint: 'Vacío: desde ahora',
  majorHint: 'Un cambio menor no pide confirmar de nuevo',
  fileHint: 'PDF, imagen o vídeo; {size} como máximo',
  chooseFile: 'Elegir archivo',
  removeFile: 'Quitar el archivo',
  file: 'Archivo',
  noFile: 'Sin archivo',
  step: 'Paso {number}',
  stepOf: 'Paso {number} de {count}',
  addStep: 'Añadir un paso',
  removeStep: 'Quitar el paso {number}',
  stepUp: 'Subir el paso {number}',
  noText: 'Sin texto en ningún idioma',
  submit: 'Enviar a revisión',
  submitQuestion: '¿Enviar {code}, versión {version}, a revisión? La libera otra persona.',
  sendBack: 'Devolver',
  sendBackQuestion: '¿Devolver {code}, versión {version}, para editarla?',
  release: 'Liberar',
  releaseQuestion:
    '¿Liberar {code}, versión {version}? Las estaciones la muestran desde {from}, en lugar de la anterior.',
  withdraw: 'Retirar',
  withdrawQuestion: '¿Retirar {code}, versión {version}? Ninguna estación la muestra más.',
  ownWork: 'Usted escribió en esta versión: la libera otra persona',
  onlyDraft: 'Solo se puede cambiar un borrador',
  content: 'Contenido',
  versions: 'Versiones',
  versionsOf: 'Versiones de {code}',
  shown: 'Esta versión está abierta',
  done: 'Hecho',
}

export const sopsChoices: typeof choicesInEnglish = {
  sopStatus: { draft: 'Borrador', review: 'En revisión', released: 'Liberada', obsolete: 'Obsoleta' },
  sopLanguage: { en: 'Inglés', zh: 'Chino', es: 'Español', ja: 'Japonés' },
}

export const sopsFields: typeof fieldsInEnglish = {
  sopCode: 'Código de instrucción',
  sopVer: 'Versión',
  sopTitle: 'Título',
  sopLanguage: 'Idioma',
  readConfirm: 'Confirmar lectura',
  major: 'Cambio mayor',
  whatChanged: 'Qué cambió',
  sopStatus: 'Estado',
  contentHash: 'SHA-256 del contenido',
  authors: 'Escrita por',
  releasedBy: 'Liberada por',
  releasedAt: 'Liberada',
}

export const sopsErrors: typeof errorsInEnglish = {
  'sops.wrong_status': 'No es posible: {sopCode}, versión {sopVer}, está «{sopStatus}»',
  'sops.empty': 'Aún no hay archivo ni pasos',
  'sops.same_person': 'Quien escribió en una versión no la libera: lo hace otra persona',
  'sops.other_content': 'El contenido no es el que usted vio. Ábralo de nuevo',
  'sops.draft_exists': '{sopCode}, versión {sopVer}, aún no está liberada: continúe con ella',
  'sops.step_empty': 'El paso {step} no tiene texto en ningún idioma',
  'files.unknown': 'El archivo ya no existe o es de otra persona. Elija otro',
  'files.kind': 'Aquí no se muestra este archivo: {kinds}',
}
