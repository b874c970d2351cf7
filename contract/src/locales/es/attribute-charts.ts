import type { AttributeKind, SampleSpan } from '../../attribute-charts.ts'
import type { FieldName } from '../../field-names.ts'

export const attributeChoices = {
  attributeKind: {
    p: 'p · proporción de pases NG',
    np: 'np · pases NG',
    pPrime: 'p′ · p de Laney, muestras grandes',
    u: 'u · fallos por pase',
    c: 'c · fallos',
    uPrime: 'u′ · u de Laney, muestras grandes',
  } satisfies Record<AttributeKind, string>,
  sampleBy: { hour: 'Hora', shift: 'Turno', day: 'Día de producción' } satisfies Record<SampleSpan, string>,
}

export const attributeFields = {
  attributeKind: 'Gráfico',
  sampleBy: 'Muestra',
  centre: 'Centro',
  sigmaZ: 'σZ',
} satisfies Partial<Record<FieldName, string>>
