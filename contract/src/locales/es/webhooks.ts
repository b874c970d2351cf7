import type { webhooksErrors as errorsInEnglish, webhooksFields as fieldsInEnglish } from '../en/webhooks.ts'
import type { Words } from '../en/words.ts'

export const webhooks: Words['webhooks'] = {
  tab: 'Webhooks',
  deliveries: 'Envíos',
  about:
    'Los avisos se envían también a otros sistemas, firmados según la especificación Standard Webhooks. Si un destino no responde, se reintenta durante un día aproximadamente.',
  createOne: 'Nuevo destino',
  editOne: 'Editar {targetCode}',
  empty: 'Aún no hay destinos.',
  noDeliveries: 'Aún no se ha enviado nada.',
  urlHint:
    'Solo https, salvo que el servidor nombre el host en HOST_ALLOW. Es secreta: después solo se muestra su comienzo.',
  keyHint: 'Empieza por whsec_, de 24 a 64 bytes en Base64. No se vuelve a mostrar.',
  keepHint: 'Vacío: no cambia.',
  lineHint: 'Vacío: todas las líneas',
  eventsHint: 'Vacío: todos los eventos',
  everyEvent: 'Todos',
  test: 'Probar',
  tested: 'La prueba está en camino; vea Envíos',
  deleteQuestion: '¿Eliminar {targetCode}? Lo que aún espera no se enviará.',
  resend: 'Reenviar',
  resent: 'Se envía de nuevo',
  notDead: 'Solo lo que se abandonó',
  testEvent: 'Prueba',
}

export const webhooksFields: typeof fieldsInEnglish = {
  targetCode: 'Destino',
  webhookOrigin: 'Se envía a',
  webhookUrl: 'Dirección',
  signingKey: 'Clave de firma',
  eventTypes: 'Eventos',
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
}
