import type { Words } from '../en/words.ts'

export const values: Words['values'] = {
  views: 'Formas de verlo', view: { list: 'Valores', pivot: 'Columnas', charts: 'Distribución', capability: 'Capacidad' },
  outOnly: 'Solo fuera de límites', ngPasses: 'Solo pasos NG',
  listEmpty: 'Aún no se ha medido nada en esta línea.', listNext: 'Los valores aparecen en cuanto una estación completa una operación con grupo de medición.',
  chooseSet: 'Elija un grupo de medición', chooseSetNext: 'Sus características serán las columnas y cada paso, una fila.',
  chooseOne: 'Elija un grupo de medición y un código de resultado', chooseOneNext: 'O tome una característica del resumen de todas.', toOverview: 'Resumen de todas',
  noCapability: 'No se midió ningún número en este periodo.', below: 'bajo el límite', above: 'sobre el límite', differs: 'no es el texto pedido',
  histogramOf: 'Histograma de {name}', runOf: 'Evolución de {name}', histogram: 'Histograma', normal: 'Distribución normal', count: 'Frecuencia', share: 'Proporción', place: 'N.º',
  pointHint: 'Pulse un punto para abrir su ficha', cut: 'Los {count} valores más recientes del periodo', deviation: 'Desviación estándar', outCount: 'Fuera de límites', notEnough: 'Datos insuficientes', tooFew: 'Menos de {least} valores',
  bands: { poor: 'Cpk inferior a {weak}', weak: 'Cpk {weak} – {good}', good: 'Cpk {good} – {best}', best: 'Cpk {best} o más' },
  estimator: 'Cp y Cpk: sigma dentro de cada día de producción, ponderada entre los días. Pp y Ppk: desviación estándar de todos los valores. Un día de producción cuenta entero aunque el periodo solo lo toque en parte.',
}
