import type { Words } from '../en/words.ts'

export const callLinks: Words['callLinks'] = {
  inMail: 'Para decir «Ya voy» o «No me toca» sin iniciar sesión (solo usted, una vez, durante 8 horas):',
  title: 'Piden ayuda',
  question: '¿Va usted?',
  arrive: 'Ya voy',
  notMine: 'No me toca',
  thanksArrive: 'Gracias. A los demás que esperaban aviso se les deja en paz.',
  thanksNotMine:
    'Anotado. No se le pregunta más; si no se preguntó a nadie más, se avisa ya a los siguientes.',
  used: 'Ya ha respondido.',
  come: '{name} ya ha llegado.',
  over: 'La llamada ha terminado.',
  forbidden: 'Su cuenta no puede responder a llamadas de esta línea.',
  invalid: 'El enlace no es válido o ya no lo es. Inicie sesión para responder.',
  called: 'Llamada: {time}',
  open: 'Abrir Takt',
}
