import type { Words } from '../en/words.ts'

export const callLinks: Words['callLinks'] = {
  inMail: 'Para decir «Ya voy» o «No me toca» sin iniciar sesión (solo usted, una vez, durante 8 horas):',
  title: 'Piden ayuda',
  question: '¿Va usted?',
  arrive: 'Ya voy',
  notMine: 'No me toca',
  thanksArrive: 'Gracias. A los demás que esperaban aviso se les deja en paz.',
  thanksNotMine:
    'Anotado. Solo se le pregunta de nuevo si no queda nadie más. Cuando todos los de un nivel lo dicen, se avisa ya a los siguientes.',
  nobodyLeft:
    'Anotado, pero no queda nadie más: se pregunta ya de nuevo a todos los que fueron avisados, también a usted.',
  used: 'Ya ha respondido.',
  come: '{name} ya ha llegado.',
  coming: '{name} ya ha dicho que va.',
  over: 'La llamada ha terminado.',
  forbidden: 'Su cuenta no puede responder a llamadas de esta línea.',
  invalid: 'El enlace no es válido o ya no lo es. Inicie sesión para responder.',
  called: 'Llamada: {time}',
  open: 'Abrir Takt',
}
