import type { FieldName } from '../../field-names.ts'

export const reworkers = {
  createOne: '手直し作業者を追加',
  editOne: '手直し作業者 {name} を編集',
  listEmpty:
    'このラインに手直し作業者はいません。手直しステーションの作業者は誰でも手直しできます。一人目を登録すると、登録者だけが手直しできます。',
  operatorHint: '氏名、アカウント、カード番号は作業者の登録から取ります。',
  anyHint: '空欄：すべて',
  levelHint: '手直しステーションの作業者レベル以上であること',
  validHint: '有効な最終日。空欄：無期限',
  enabledHint: 'オフ：再びオンにするまで手直しできません',
  end: '終了',
  endQuestion:
    '{name} の手直しを終了しますか？以後、手直しステーションではインターロックにより拒否されます。手直しの記録は残ります。',
  ended: '{name} は手直しから外れました',
  alreadyEnded: '終了済み',
  badge: '名札を印刷',
  badgeOf: '{name} の名札',
  forGood: '無期限',
  lapsed: '期限切れ',
  scope: '手直しできる範囲',
}

export const reworkersFields = {
  typeNos: '型式',
  defectCodes: '不良',
  reworked: '手直し数',
  successRate: '再検査合格率',
  averageTime: '平均時間',
  stationNumbers: 'ステーション',
} satisfies Partial<Record<FieldName, string>>
