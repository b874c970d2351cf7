import type { futureHoldsErrors as errorsInEnglish } from '../en/futureHolds.ts'
import type { FieldName } from '../../field-names.ts'

export const futureHolds = {
  holdLater: 'Retener luego',
  title: 'Retener {unit} en una operación posterior',
  hint: 'Sigue trabajando hasta llegar allí',
  saved: 'La unidad se retendrá allí',
  toCome: 'Retenciones previstas',
  at: 'Operación {step}: {reason} ({by})',
  drop: 'Anular retención',
  dropQuestion: '¿Anular la retención en la operación {step}?',
  dropped: 'La retención se anuló',
}

export const futureHoldsFields = {
  setBy: 'Fijada por',
  setAt: 'Fijada el',
} satisfies Partial<Record<FieldName, string>>

export const futureHoldsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'futureHolds.not_ahead': 'La unidad ya no pasa por la operación {stepSeq}',
  'futureHolds.there': 'La unidad ya se retendrá en la operación {stepSeq}',
}
