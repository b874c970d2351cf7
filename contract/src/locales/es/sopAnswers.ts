import type {
  sopAnswersChoices as choicesInEnglish,
  sopAnswersErrors as errorsInEnglish,
  sopAnswersFields as fieldsInEnglish,
} from '../en/sopAnswers.ts'
import type { Words } from '../en/words.ts'

export const sopAnswers: Words['sopAnswers'] = {
  asks: 'Qué pide el paso en cada unidad',
  nothing: 'Nada',
  resultCode: 'Código de resultado de la estación',
  pattern: 'Forma esperada',
  patternHint: 'Vacío: cualquier cosa. * cualquier texto, ? un carácter, # una cifra',
  must: 'Sin ello la unidad no se completa',
  value: 'Valor de {name}',
  scan: 'Escanee: {pattern}',
  tool: 'Escanee un útil montado aquí',
  confirm: 'Confirmar',
  keep: 'Guardar',
  outside: '{value} está fuera de {limits}: la unidad queda NG. Pulse otra vez para guardarlo.',
  limits: '{low} a {high}\u00a0{unit}',
  notANumber: 'Escriba un número',
  form: 'No tiene la forma {pattern}',
  answered: 'Respondido: {answer}',
  waiting: 'Respuestas guardadas aquí hasta que haya red: {count}',
  refused: 'No aceptada: {why}',
  again: 'Enviar de nuevo',
  drop: 'Descartar',
  toAnswer: 'Falta responder: paso {steps}',
  allAnswered: 'Todo está respondido para esta unidad',
  who: 'Quién responde',
  choosePerson: 'Varias personas han fichado la entrada: elija quién responde',
  withUnit: 'Se pide en cada unidad en la pantalla de la estación: {what}',
  title: 'Respuestas en los pasos',
  of: '{code}, versión {version}, paso {step}',
  photoOf: 'Foto del paso {step}',
}

export const sopAnswersChoices: typeof choicesInEnglish = {
  asks: { value: 'Valor', photo: 'Foto', scan: 'Lectura', tool: 'Útil', confirm: 'Confirmación' },
}

export const sopAnswersFields: typeof fieldsInEnglish = {
  answerId: 'Respuesta',
  asks: 'Se pide',
  answerValue: 'Valor',
  answerText: 'Respuesta dada',
  stepNo: 'Paso de la instrucción',
}

export const sopAnswersErrors: typeof errorsInEnglish = {
  'sopAnswers.nobody':
    'Nadie ha fichado la entrada en {stationNumber}, o no quien responde. Fíchela antes con su tarjeta',
  'sopAnswers.not_here':
    'La unidad ya no está en trabajo en {stationNumber}, o no es de este modelo: la respuesta no corresponde a nada',
  'sopAnswers.wrong_form': 'Lo escaneado no tiene la forma {scanPattern}. Escanee la etiqueta correcta',
  'sopAnswers.not_mounted':
    'El útil {toolCode} no está montado en {stationNumber}. Escanee uno que lo esté, o móntelo antes',
  'station.answers_missing':
    'Falta responder un paso de una instrucción para esta unidad: {steps}. Respóndalo en la pantalla de la estación',
}
