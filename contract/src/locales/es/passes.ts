export const passes = {
  stationSaid: 'La estación indicó NG', listEmpty: 'Ninguna estación de esta línea ha trabajado aún en una pieza.', listNext: 'Aparece una fila en cuanto una estación termina una pieza.',
  openHint: 'Una fila abre el pasaporte de la pieza', views: 'Formas de verlo', view: { list: 'Pasos', figures: 'Rendimiento y espera' },
  yieldOf: 'Rendimiento de cada proceso', retestOf: 'Tasa de repetición de cada proceso', wipOf: 'Piezas ante cada proceso ahora',
  firstPassYield: 'Rendimiento a la primera', finalYield: 'Rendimiento final', runYield: 'Rendimiento total', retestRate: 'Tasa de repetición', process: 'Proceso',
  inspected: 'Inspeccionadas', firstOk: 'OK a la primera', finalOk: 'OK al final', retested: 'Repetidas', passes: 'Pasos', okPasses: 'Pasos OK',
  waiting: 'En espera', inWork: 'En trabajo', held: 'Retenidas', oldest: 'Espera más larga', median: 'Espera mediana', pick: 'Una barra muestra sus pasos', pickWip: 'Una barra muestra sus piezas', noWip: 'No hay piezas en curso.',
  how: 'Cómo se calcula',
  about: {
    inspected: 'Inspeccionadas son las piezas probadas en un proceso por primera vez en el periodo. El resultado y «primera prueba o repetición» no limitan estas cifras.',
    firstPassYield: 'Rendimiento a la primera = OK a la primera ÷ inspeccionadas.', finalYield: 'Rendimiento final = OK en la última prueba hasta ahora ÷ inspeccionadas.',
    runYield: 'Rendimiento total = pasos OK ÷ pasos del periodo.', retestRate: 'Tasa de repetición = piezas probadas más de una vez ÷ inspeccionadas.',
    wip: 'Una pieza espera desde que una estación informó de ella por última vez. Las retenidas y las que están en trabajo no esperan. El periodo no lo limita: es ahora.',
  },
}
