import type { webhooksErrors as errorsInEnglish, webhooksFields as fieldsInEnglish } from '../en/webhooks.ts'
import type { Words } from '../en/words.ts'

export const webhooks: Words['webhooks'] = {
  tab: 'Webhooks',
  deliveries: 'Envíos',
  about:
    'Los avisos se envían también a otros sistemas, firmados según la especificación Standard Webhooks, y a robots de chats de grupo. Si un destino no responde, se reintenta durante un día aproximadamente.',
  createOne: 'Nuevo destino',
  editOne: 'Editar {targetCode}',
  empty: 'Aún no hay destinos.',
  noDeliveries: 'Aún no se ha enviado nada.',
  urlHint:
    'Solo https, salvo que el servidor nombre el host en HOST_ALLOW. Es secreta: después solo se muestra su comienzo.',
  keyHint: 'Empieza por whsec_, de 24 a 64 bytes en Base64. No se vuelve a mostrar.',
  formatHint: 'No cambia una vez creado',
  languageHint: 'Un grupo lee un idioma; otro sistema recibe los cuatro',
  chatHint: 'Identificador del usuario, grupo o sala; la dirección es {address}',
  dingtalkHint:
    'El secreto de la firma, empieza por SEC. Sin él, el robot debe admitir nuestra dirección o una palabra clave.',
  feishuHint:
    'El secreto de la verificación de firma. Sin él, el robot debe admitir nuestra dirección o una palabra clave.',
  lineKeyHint: 'El testigo de acceso del canal',
  withoutKeyHint: 'Quita la clave que había.',
  keepHint: 'Vacío: no cambia.',
  lineHint: 'Vacío: todas las líneas',
  eventsHint: 'Vacío: todos los sucesos',
  everyEvent: 'Todos',
  test: 'Probar',
  tested: 'La prueba está en camino; vea Envíos',
  deleteQuestion: '¿Eliminar {targetCode}? Lo que aún espera no se enviará.',
  resend: 'Reenviar',
  resent: 'Se envía de nuevo',
  notDead: 'Solo lo que se abandonó',
  testEvent: 'Prueba',
  to: 'Para',
  byMail: '{name}, por correo',
  outcome: 'Resultado',
  noMailbox: 'La cuenta no tiene dirección de correo',
  notAllowed: 'Esta dirección no está permitida (HOST_ALLOW)',
  nameUnknown: 'La red no conoce el nombre del servidor',
  notReached: 'El servidor está apagado o no se puede alcanzar',
  noAnswer: 'El servidor no respondió a tiempo',
  brokenOff: 'La conexión se interrumpió',
  notTrusted: 'El certificado del servidor no es de confianza',
  loginRefused: 'El servidor rechaza la cuenta o la contraseña',
  answered: 'El otro lado respondió con el error {status}',
  outcomes: {
    waiting: 'Espera su envío',
    retry: 'Intentos: {count}; próximo: {time}. {why}',
    ok: 'Enviado: {time}',
    dead: 'Abandonado; intentos: {count}. {why}',
    handled: 'Resuelto a mano',
  },
}

export const webhooksFields: typeof fieldsInEnglish = {
  targetCode: 'Destino',
  webhookFormat: 'Clase',
  robotLanguage: 'Idioma del robot',
  chatId: 'Chat de LINE',
  webhookOrigin: 'Se envía a',
  webhookUrl: 'Dirección',
  signingKey: 'Clave de firma',
  withoutKey: 'Sin clave de firma',
  eventTypes: 'Sucesos',
}

export const webhooksErrors: typeof errorsInEnglish = {
  'webhooks.target_there': 'Ya existe el destino {targetCode}',
  'webhooks.no_address': 'Introduzca la dirección',
  'webhooks.address_forbidden':
    'No permitida: solo https y ninguna dirección de enlace local. HOST_ALLOW del servidor nombra los hosts permitidos',
  'webhooks.signing_key': 'La clave de firma es whsec_ y de 24 a 64 bytes en Base64',
  'webhooks.key_again': 'Introduzca de nuevo la clave de firma: la dirección lleva a otro servidor',
  'webhooks.target_off': 'El destino no está en uso',
  'webhooks.not_dead': 'Solo se reenvía lo que se abandonó',
  'webhooks.format_fixed':
    'La clase de un destino no cambia: lo que espera está escrito para ella. Cree otro destino',
  'webhooks.no_token': 'LINE necesita el testigo de acceso del canal',
  'webhooks.no_chat': 'El identificador del chat hace falta en LINE, y solo en LINE',
  'webhooks.key_or_none': 'O una clave o ninguna: se indicaron ambas cosas',
  'webhooks.key_unused': 'Esta clase de robot no tiene clave: está en su dirección',
}
