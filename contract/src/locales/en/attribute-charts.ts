import type { AttributeKind, SampleSpan } from '../../attribute-charts.ts'
import type { FieldName } from '../../field-names.ts'

export const attributeChoices = {
  attributeKind: {
    p: 'p · share of NG passes',
    np: 'np · NG passes',
    pPrime: 'p′ · p by Laney, for large samples',
    u: 'u · faults per pass',
    c: 'c · faults',
    uPrime: 'u′ · u by Laney, for large samples',
  } satisfies Record<AttributeKind, string>,
  sampleBy: { hour: 'Hour', shift: 'Shift', day: 'Production day' } satisfies Record<SampleSpan, string>,
}

export const attributeFields = {
  attributeKind: 'Chart',
  sampleBy: 'Sample',
  centre: 'Centre',
  sigmaZ: 'Sigma Z',
} satisfies Partial<Record<FieldName, string>>
