import type { AttributeKind, SampleSpan } from '../../attribute-charts.ts'
import type { FieldName } from '../../field-names.ts'

export const attributeChoices = {
  attributeKind: {
    p: 'p・NG 通過の割合',
    np: 'np・NG 通過数',
    pPrime: 'p′・大サンプル用 Laney p',
    u: 'u・通過あたりの欠点数',
    c: 'c・欠点数',
    uPrime: 'u′・大サンプル用 Laney u',
  } satisfies Record<AttributeKind, string>,
  sampleBy: { hour: '時間', shift: 'シフト', day: '生産日' } satisfies Record<SampleSpan, string>,
}

export const attributeFields = {
  attributeKind: '管理図',
  sampleBy: 'サンプル',
  centre: '中心線',
  sigmaZ: 'シグマ Z',
} satisfies Partial<Record<FieldName, string>>
