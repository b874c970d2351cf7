import type { Words } from '../en/words.ts'

export const packages: Words['packages'] = {
  about: '型式をある工程経路で生産するために必要なすべて：指図開始時に確認される内容', createOne: 'パッケージの新規作成', listEmpty: 'パッケージがまだありません。パッケージのない型式は経路どおりに生産されます。',
  chooseType: '先に型式を選択してください', chooseRoute: '先に工程コードを選択してください', typePicker: '型式を選択', like: '類似パッケージに倣う', likeHint: '同じステーションの設定を引き継ぎます', noLike: 'ほかのパッケージはありません',
  steps: '工程', mustPass: '必須', optional: '任意', noSteps: '経路に工程がありません。', bomPicker: 'この型式の部品表', noBom: 'この型式の部品表はありません', noParts: '部品なし', noRecipe: '発行済みなし', ofStation: 'ステーションどおり',
  findings: '要修正：{count} 件', complete: '発行できます。', frozenFindings: 'このパッケージが参照する内容が変わったため、指図を開始できません', validated: '揃っています。', toMend: '修正へ',
  everyType: '全型式', notYet: '治具セットと作業標準書はまだパッケージに含まれません。', retireMeans: 'この型式のこの経路の指図は開始できなくなります。',
}
