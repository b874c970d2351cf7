import type { FieldName } from '../../field-names.ts'

export const chartLimits = {
  freeze: 'Fijar límites',
  freezeTitle: 'Fijar los límites de {name}',
  reactionOfStation: 'Solo en una estación: elíjala antes en el filtro',
  freezeHint:
    'Desde entonces se juzga con estos límites hasta que rijan otros. Vacío: desde ahora. Un momento pasado vuelve a juzgar lo ya juzgado.',
  notOfOrder: 'Quite primero la orden: los límites juzgan todas.',
  freezeAbout: 'Media {mean}, desviación típica {sigma} de {groups} subgrupos. Ya no se mueven.',
  unsteady: 'Puntos que rompen las reglas: {count} de {total}. Serían límites de un proceso inestable.',
  unsteadyBefore:
    'Puntos que rompen las reglas de los límites que los juzgan: {count} de {total}. Fije otros solo de un tramo estable.',
  attributesAbout:
    'Centro {centre} de {samples} muestras. Ya no se mueve; los límites de cada muestra siguen su tamaño.',
  frozen: 'Los límites están fijados',
  limitsTitle: 'Límites',
  limitsNone: 'No hay límites fijados. Mire el gráfico y fije los de un tramo estable.',
  withdraw: 'Retirar',
  withdrawQuestion: '¿Retirar los límites válidos desde {from}? Se juzga otra vez con los anteriores.',
  withdrawn: 'Los límites están retirados',
  wasWithdrawn: 'Retirados por {by}: {reason}',
  validSince: 'Desde {from} · {by}',
  madeOf: '{groups} subgrupos: {reason}',
  frozenIn: 'Límites fijados por {by}, {at}',
  calculatedBefore: 'Antes: calculados de estos valores, sin fijar',
  proposedTitle: 'Fronteras propuestas',
  proposedAbout:
    'La media dio un salto donde algo ocurrió en la estación. Los límites solo cambian si alguien los fija desde ahí.',
  proposedMeans: 'Media {before} → {after} ({sigmas} sigmas)',
  proposedAt: '¿Frontera? {kind}',
  exclude: 'Excluir',
  excludedTitle: 'Puntos excluidos',
  excludeQuestion:
    '¿Excluir este punto? Límites, reglas y cifras se hacen sin él; sus unidades siguen medidas.',
  excludedDone: 'El punto está excluido',
  restore: 'Restaurar',
  restoreQuestion: '¿Restaurar este punto? Vuelve a contar.',
  restoredDone: 'El punto vuelve a contar',
  excludedWas: 'Excluido por {by}: {reason}',
  restoredWas: 'Restaurado por {by}: {reason}',
  freezeFrom: 'Fijar límites desde ahí',
}

export const chartLimitsFields = {
  limitsId: 'Límites',
  basedFrom: 'Valores desde',
  basedTo: 'Valores hasta',
  frozenAt: 'Fijados',
  frozenBy: 'Fijados por',
  withdrawnAt: 'Retirados',
  withdrawnBy: 'Retirados por',
  withdrawnReason: 'Motivo del retiro',
  exclusionId: 'Exclusión',
  unitNum: 'Unidades',
  excludedBy: 'Excluido por',
  excludedAt: 'Excluido',
  restoredBy: 'Restaurado por',
  restoredAt: 'Restaurado',
  restoredReason: 'Motivo de la restauración',
} satisfies Partial<Record<FieldName, string>>
