import type { Words } from '../en/words.ts'

export const genealogy: Words['genealogy'] = {
  scan: 'Escanee una unidad, un lote o la serie de una pieza', open: 'Buscar', start: 'Adónde fue un lote y qué lleva una unidad', startNext: 'Escanee la serie de una unidad para ver todo lo que lleva; un lote o la serie de una pieza para ver cada unidad que lo lleva.',
  unknown: 'No se sabe nada de {scanned} en la línea {lineNumber}', unknownNext: 'Compruebe lo escaneado o elija la línea donde se usó.', several: '{scanned} significa varias cosas. ¿Cuál?',
  asUnit: 'La unidad: qué lleva', asLot: 'El lote de {bomCode}: adónde fue', asSerial: 'La serie de la pieza: dónde está',
  lotTitle: 'Lote {bomLot}', serialTitle: 'Serie de pieza {serial}', unitTitle: 'Unidad {unit}', found: 'Unidades: {count}', nobody: 'Ninguna unidad lo lleva', nobodyEver: 'Ninguna unidad lo llevó', nobodyNext: 'Muestre también lo desmontado o mire el lote.', emptyUnit: 'No hay nada registrado en esta unidad',
  which: 'Qué se muestra', now: 'Ahora dentro', ever: 'Alguna vez', states: 'Estado de las unidades', hold: 'Retener las {count}', rework: 'Retrabajar las {count}',
  holdQuestion: '¿Retener {count} unidades con {sought}? Las terminadas y desechadas quedan como están. ¿Por qué?', reworkQuestion: '¿Retrabajar todas las piezas encontradas: enviar {count} unidades con {sought} adonde su ruta las repara? Las que no tienen tal operación quedan como están. ¿Por qué?',
  heldDone: '{changed} unidades retenidas, {left} quedan como están', reworkDone: '{changed} unidades a retrabajo, {left} quedan como están', none: 'No hay unidades con que hacerlo', toPassport: 'Ficha de unidad', backward: 'Todo lo que lleva {unit}', inUnit: 'En la unidad', components: 'Piezas: {count}', more: 'Hay más de lo que se muestra aquí.',
  exchange: 'Cambiar', exchangeOf: 'Cambiar {part} de {unit}', takenOut: 'Ya está desmontada', goesBack: 'Lo que sale vuelve a su lote', newLot: 'Lote que entra', newSerial: 'Serie que entra', onlyOut: 'Vacío: la pieza solo se desmonta.', childHint: 'Una unidad hecha aquí se monta en su estación; aquí solo se puede desmontar.', exchanged: 'La pieza está cambiada',
  removedOnly: 'Desmontada {at}: {reason}', block: 'Bloquear el lote', unblock: 'Desbloquear el lote', materials: 'Materiales', noMaterials: 'No hay piezas registradas.', toTree: 'En la genealogía', moreParts: '{count} más',
  consumption: 'Plan y real', consumptionEmpty: 'No se usó nada en este tiempo.', consumptionNext: 'El consumo aparece en cuanto una unidad toma material.', firstOnly: 'Las {count} con mayor diferencia; la exportación las tiene todas.',
  pareto: 'Mayores diferencias', paretoAbout: 'Diferencia por pieza, en unidades para las que habría alcanzado', inUnits: 'Valor en unidades', cumulative: 'Acumulado', noDifference: 'Todo se usó según el plan.',
  trend: 'Consumo de {part} por día', trendChoose: 'Elija una pieza para ver su consumo por día.', day: 'Día', lotScrap: 'Desechado de lotes', lotScrapEmpty: 'No se desechó ningún lote en este tiempo.', lotScrapAbout: 'Tirado en la línea; ninguna orden lo tomó.',
}
