import type {
  toolsChoices as choicesInEnglish,
  toolsErrors as errorsInEnglish,
  toolsFields as fieldsInEnglish,
} from '../en/tools.ts'
import type { Words } from '../en/words.ts'

export const tools: Words['tools'] = {
  about: 'Lo que se desgasta con las piezas: su vida, sus usos y dónde está',
  createOne: 'Nuevo útil',
  editOne: 'Editar {code}',
  listEmpty: 'Esta línea aún no tiene útiles.',
  mount: 'Montar',
  mountOne: 'Montar {code}',
  mounted: '{code} está montado',
  scan: 'Escanee un útil',
  unknown: 'En esta línea no hay ningún útil {code}.',
  scanPlace: 'Escanee la estación y luego la posición',
  dismount: 'Desmontar',
  dismountQuestion: '¿Quitar {code} de la estación?',
  maintain: 'A mantenimiento',
  maintainQuestion: '¿Retirar {code} para mantenimiento?',
  giveBack: 'Devolver',
  giveBackOne: '{code} de vuelta del mantenimiento',
  lifeHint: 'Su vida desde ahora; más corta si se rectificó',
  askMore: 'Pedir más usos',
  askMoreOne: 'Más usos de {code}',
  askHint: 'Más allá de su vida de {frequency}; decide otra persona',
  asked: '{by} pide {uses} usos más: {reason}',
  allowMore: 'Permitir más usos',
  allowQuestion: '¿Permitir {uses} usos más de {code}?',
  refuseMore: 'Negar más usos',
  refuseQuestion: '¿Negar más usos de {code}?',
  scrap: 'Desechar',
  scrapQuestion: '¿Desechar {code}? No se vuelve a montar.',
  done: 'Hecho',
  used: 'Usado',
  usesHint: 'De una pasada: un molde de dos cavidades cuenta dos',
  of: '{act} de {life}',
}

export const toolsChoices: typeof choicesInEnglish = {
  toolState: {
    available: 'Disponible',
    mounted: 'Montado',
    maintenance: 'En mantenimiento',
    scrapped: 'Desechado',
  },
  toolStatus: {
    available: 'Disponible',
    mounted: 'Montado',
    maintenance: 'En mantenimiento',
    scrapped: 'Desechado',
    due: 'Próximo al fin',
    locked: 'Desgastado',
  },
}

export const toolsFields: typeof fieldsInEnglish = {
  toolCode: 'Útil',
  toolType: 'Tipo de útil',
  toolDescription: 'Descripción',
  frequency: 'Vida (usos)',
  frequencyAct: 'Usos',
  usesPerPass: 'Usos por pasada',
  totalUses: 'Usos en total',
  toolState: 'Lugar',
  toolStatus: 'Estado del útil',
  mountedAt: 'Montado',
  mountedBy: 'Montado por',
  maintainedAt: 'Mantenido',
  maintainedBy: 'Mantenido por',
  askedUses: 'Usos adicionales',
  askedReason: 'Pedido porque',
  usedShare: 'Usado',
}

export const toolsErrors: typeof errorsInEnglish = {
  'tools.wrong_state': 'No es posible: {toolCode} está en «{toolState}»',
  'tools.worn': '{toolCode} llegó a su vida de {frequency} usos',
  'tools.mounted': 'Quite antes {toolCode} de su estación',
  'tools.asked_already': '{by} ya pidió más',
  'tools.not_asked': 'Nadie ha pedido más',
  'tools.same_person': 'Decide otra persona que quien lo pidió',
  'tools.longer_life': 'La vida de {toolCode} es de {frequency} usos; para alargarla, pida más usos',
  'tools.too_many': '{toolCode} pasaría de {most} usos; pida como máximo {left}',
  'toolSets.faults': 'Todavía no se puede publicar: {toolSetFaults}',
  'tools.position_taken': '{toolCode} está montado en {stationNumber} {position}; quítelo antes',
}
