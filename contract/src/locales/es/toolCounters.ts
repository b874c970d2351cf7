import type {
  toolCountersChoices as choicesInEnglish,
  toolCountersErrors as errorsInEnglish,
  toolCountersFields as fieldsInEnglish,
} from '../en/toolCounters.ts'
import type { Words } from '../en/words.ts'

export const toolCounters: Words['toolCounters'] = {
  section: 'Vidas',
  add: 'Contar otra vida',
  addOne: 'Otra vida de {code}',
  change: 'Cambiar',
  changeOne: '{life} de {code}',
  limitHint: 'Vacío: solo se cuenta y no limita nada. Para alargarla, pida más; lo permite otra persona.',
  startHint: 'Lo que ya llevaba hecho',
  cavitiesHint: 'Piezas que hace un uso, una por cavidad',
  minutesHint: 'Los minutos cuentan mientras la estación está en marcha, produciendo o con aviso',
  remove: 'Dejar de contar',
  removeQuestion: '¿Dejar de contar «{life}» de {code}? Se pierde lo contado.',
  cavityNo: 'Cavidad {cavity}',
  block: 'Bloquear',
  blockQuestion: '¿Bloquear la cavidad {cavity} de {code}? Desde ahora no hace piezas.',
  open: 'Abrir',
  openQuestion: '¿Abrir la cavidad {cavity} de {code}? Vuelve a hacer piezas.',
  ask: 'Pedir más',
  askOne: 'Más para «{life}» de {code}',
  askHint: 'Más allá de su vida de {limit}; decide otra persona',
  allow: 'Permitir más',
  allowQuestion: '¿Permitir {amount} más para «{life}» de {code}?',
  refuse: 'Negar más',
  refuseQuestion: '¿Negar más para «{life}» de {code}?',
  asked: '«{life}»: {by} pide {amount} más: {reason}',
  blocked: '«{life}» bloqueada por {by}: {reason}',
  noLimit: 'sin límite',
  actions: 'Acciones',
  saved: 'Guardado',
  shareOf: '{life}: {share}',
}

export const toolCountersChoices: typeof choicesInEnglish = {
  counterKind: {
    parts: 'Piezas',
    minutes: 'Minutos en marcha',
    cavity: 'Piezas de una cavidad',
  },
  lifeKind: {
    uses: 'Usos',
    parts: 'Piezas',
    minutes: 'Minutos en marcha',
    cavity: 'Piezas de una cavidad',
  },
  counterState: {
    good: 'Bien',
    due: 'Próxima al fin',
    locked: 'Agotada',
    blocked: 'Bloqueada',
  },
}

export const toolCountersFields: typeof fieldsInEnglish = {
  startUses: 'Usos anteriores',
  warnShare: 'Avisa desde',
  lifeKind: 'Vida decisiva',
  cavity: 'Cavidad',
  counterKind: 'Se cuenta en',
  lifeLimit: 'Vida',
  startValue: 'Empieza en',
  counterAct: 'Hasta ahora',
  counterTotal: 'En total',
  begunAt: 'Contado desde',
  askedAmount: 'Más',
  counterState: 'Estado de la vida',
  blockedAt: 'Bloqueada',
  blockedBy: 'Bloqueada por',
  blockedReason: 'Bloqueada porque',
  cavities: 'Cavidades',
}

export const toolCountersErrors: typeof errorsInEnglish = {
  'toolCounters.worn': '{toolCode} agotó una vida: {lifeKind}. Manténgalo antes, o pida más',
  'toolCounters.longer_life': 'La vida es de {lifeLimit}; para alargarla, pida más',
  'toolCounters.no_cavities': 'Indique cuántas cavidades tiene, al menos {least}',
  'toolCounters.cavity_state': 'No es posible: la cavidad {cavity} está en «{counterState}»',
  'toolCounters.last_cavity': 'La cavidad {cavity} es la última abierta de {toolCode}; desmonte el útil',
}
