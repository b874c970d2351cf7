import type {
  noticeRulesErrors as errorsInEnglish,
  noticeRulesFields as fieldsInEnglish,
} from '../en/noticeRules.ts'
import type { Words } from '../en/words.ts'

export const noticeRules: Words['noticeRules'] = {
  about:
    'A quién se avisa de un suceso, cuándo y por qué medio. Si ninguna regla encaja, se avisa en el acto a quien pueda abrir su página',
  createOne: 'Nueva regla',
  editOne: 'Editar la regla de «{event}»',
  listEmpty:
    'Aún no hay reglas: de cada suceso se avisa en el acto, con la campana, a quien pueda abrir su página.',
  deleteQuestion: '¿Borrar la regla de «{event}»? Lo que aún espera por ella no se avisará.',
  everyLine: 'Todas las líneas',
  duty: 'Turno de servicio',
  who: 'Se avisa a',
  reached: 'Llega ahora a',
  nobody: 'Nadie',
  eventHint:
    'Cuentan todas las reglas que encajan. Si ninguna lleva la campana, esta avisa a quien pueda abrir su página.',
  lineHint: 'Vacío: todas las líneas y lo que no es de ninguna',
  peopleHint:
    'Si no nombra a nadie: quien pueda abrir la página del suceso. Una regla no muestra a nadie lo que no puede abrir.',
  dutyHint:
    'El equipo que el calendario nombra para el turno en curso, a través de las cuentas de sus operarios',
  bellHint: 'La campana y el centro de avisos',
  targetsHint: 'También se envía ahí. Un destino nombrado aquí recibe este suceso solo por la regla.',
  mailHint: 'A cada uno de ellos que tenga dirección de correo, en su idioma',
  noMailHint: 'No hay servidor de correo: lo pone en MAIL_URL quien lleva el servidor',
  levelHint: 'Vacío: la urgencia del suceso',
  delayHint:
    '0: en el acto. Si no, se avisa tras estos minutos solo si no ha terminado y nadie lo marcó como atendido. De lo que no se puede ver si termina, como una orden terminada, solo cuenta la marca.',
  quietHint: 'En la hora de la planta; se avisa al acabar, si aún procede',
  passHint: 'Las alarmas se avisan también en horas de silencio',
  messageHint:
    'Lo que dice la regla con palabras propias, a cada uno en su idioma. Vacío: la frase habitual.',
  variables: 'Se rellena al avisar: {variables}',
  last: 'El último suceso real de esta clase, {time}, se avisaría así:',
  noLast: 'Aún no ha habido ningún suceso de esta clase, así que no hay texto que mostrar.',
  reminder: 'Recordatorio {repeat}: {message}',
  repeatHint:
    'Se vuelve a avisar cada tanto: a cada uno hasta que lo lea, a todos hasta que alguien lo atienda o termine. Vacío: una vez.',
  repeating: '{delay}, luego cada {every}\u00a0min, {most} veces',
  preview: 'A quién se avisaría ahora',
  previewNow: 'En el acto:',
  previewAt: 'A las {time}:',
  noAddress: 'Sin dirección, no reciben correo: {people}',
  test: 'Probar',
  testOne: 'Enviarme una prueba',
  tested: 'La prueba está en sus avisos',
  person: '{name} ({userName})',
  minutes: '{count}\u00a0min',
  atOnce: 'En el acto',
  quiet: 'Horas de silencio',
  quietHours: '{from}–{to}',
  channels: 'Por',
}

export const noticeRulesFields: Pick<Words['field'], keyof typeof fieldsInEnglish> = {
  toUsers: 'Cuentas',
  toRoles: 'Roles',
  toDuty: 'Turno de servicio',
  bell: 'Campana',
  mail: 'Correo',
  targetCodes: 'Destinos externos',
  delay: 'Espera (min)',
  repeatEvery: 'Repetir cada (min)',
  repeatMost: 'Repeticiones como máx.',
  quietFrom: 'Silencio desde',
  quietTo: 'Silencio hasta',
  alarmsPass: 'Alarmas siempre',
}

export const noticeRulesErrors: typeof errorsInEnglish = {
  'noticeRules.not_yours': 'Solo quien puede abrir «{page}» decide a quién se avisa de «{eventType}»',
  'noticeRules.no_person': 'No existe la cuenta {userName}',
  'noticeRules.no_role': 'No existe el rol {roleKey}',
  'noticeRules.no_line': 'No existe la línea {lineNumber}',
  'noticeRules.no_target': 'No existe el destino {targetCode}',
  'noticeRules.no_channel': 'Elija la campana, el correo o un destino: la regla no avisaría a nadie',
  'noticeRules.no_mail_server': 'No hay servidor de correo: lo pone en MAIL_URL quien lleva el servidor',
  'noticeRules.quiet_hours': 'Las horas de silencio necesitan un comienzo y un fin distinto',
  'noticeRules.no_shift': '«{eventType}» no es de ninguna línea, así que no hay turno de servicio',
  'noticeRules.no_variable': '«{eventType}» no tiene la variable «{variable}». Tiene {known}',
  'noticeRules.repeat_bell':
    'Elija la campana: solo lo que está en la lista de avisos se puede leer y dejar de repetirse',
  'noticeRules.repeat_both':
    'Para repetir hacen falta ambos: cada cuántos minutos y cuántas veces como mucho',
}
