import type {
  recalls as inEnglish,
  recallsChoices as choicesInEnglish,
  recallsErrors as errorsInEnglish,
  recallsFields as fieldsInEnglish,
} from '../en/recalls.ts'

export const recalls: { [Key in keyof typeof inEnglish]: string } = {
  open: 'Retirar unidades',
  title: 'Unidades medidas con {code}',
  about: 'Lo que {code} midió entre {from} y {to}, sin su error',
  aboutFirst: 'Lo que {code} midió hasta {to}, sin su error: antes nunca estuvo bien',
  back: 'Volver a los útiles',
  values: 'Valores',
  units: 'Unidades',
  builtIn: 'Montadas en otras',
  finished: 'Terminadas',
  held: 'Retenidas por esto',
  holdNg: 'Retener {count} que serían NG',
  holdAll: 'Retener las {count}',
  holdQuestion:
    '¿Retener estas unidades ({count}) y aquellas en las que están montadas? El motivo empieza por {name}.',
  done: 'Unidades retenidas: {changed}',
  left: '{units} quedaron como estaban',
  none: 'No hay ninguna',
  empty: 'Este instrumento no midió nada en ese tiempo.',
  cut: 'Las cifras solo cuentan los {count} valores más recientes. Al retener se leen todos: serán más unidades que aquí.',
}

export const recallsChoices: typeof choicesInEnglish = {
  recallVerdict: {
    wouldBeNg: 'Sería NG',
    cannotSay: 'No se puede saber',
    wouldBeOk: 'Sería OK',
    stillNg: 'Sigue NG',
    stillOk: 'Sigue OK',
    measuredAgain: 'Medida de nuevo',
  },
}

export const recallsFields: { [Key in keyof typeof fieldsInEnglish]: string } = {
  gaugeError: 'Error del instrumento',
  correctedValue: 'Sin el error',
  reading: 'N.º de lectura',
  recallVerdict: 'Juzgado de nuevo',
}

export const recallsErrors: typeof errorsInEnglish = {
  'recalls.was_good': '{toolCode} se halló en tolerancia: nada de lo que midió está en duda',
}
