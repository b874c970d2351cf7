import type { AttributeKind, SampleSpan } from '../../attribute-charts.ts'
import type { FieldName } from '../../field-names.ts'

export const attributeChoices = {
  attributeKind: {
    p: 'p · NG 通过占比',
    np: 'np · NG 通过数',
    pPrime: 'p′ · 大样本的 Laney p 图',
    u: 'u · 每次通过的缺陷数',
    c: 'c · 缺陷数',
    uPrime: 'u′ · 大样本的 Laney u 图',
  } satisfies Record<AttributeKind, string>,
  sampleBy: { hour: '小时', shift: '班次', day: '生产日' } satisfies Record<SampleSpan, string>,
}

export const attributeFields = {
  attributeKind: '图类',
  sampleBy: '样本',
  centre: '中心线',
  sigmaZ: 'σZ',
} satisfies Partial<Record<FieldName, string>>
