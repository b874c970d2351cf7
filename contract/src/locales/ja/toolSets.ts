import type {
  toolSetsChoices as choicesInEnglish,
  toolSetsFields as fieldsInEnglish,
} from '../en/toolSets.ts'
import type { Words } from '../en/words.ts'

export const toolSets: Words['toolSets'] = {
  about: '型式の生産に使う治工具：種類、数量、ステーション',
  createOne: '治工具セットを追加',
  idHint: '後から変更できません',
  typesHint: 'これらの治工具で生産する型式',
  listEmpty: '治工具セットはまだありません。',
  rows: '構成',
  ready: '準備状況',
  noRows: '構成はまだありません。',
  noRowsNext: '下で最初の行を追加するか、表計算から貼り付けてください。',
  add: '行を追加',
  draftHint: '下書きはいつでも保存できます。修正箇所がなくなればリリースできます。',
  retireMeans: 'ステーションはこの治工具を求めなくなります。',
  memberHint: '治工具の種類または特定の治工具',
  stations: 'ステーション',
  types: '型式',
  rest: '残り数量：{count}',
  times: '× {count}',
  noOrders: 'このラインに該当型式の未完了の指図はありません。',
  chooseLine: 'ラインを選ぶと、指図の治工具がそろっているか確認できます。',
  isReady: '準備完了',
  notReady: '未準備',
  left: '{toolCode}（{toolState}）：残り {left} 回、必要 {needed} 回',
  none: '取り付け済みまたは使用可能な治工具がありません',
}

export const toolSetsChoices: typeof choicesInEnglish = {
  toolSetFault: {
    noMembers: '構成がありません',
    noTypes: '型式が指定されていません',
    typeUnknown: '存在しない型式があります',
    typeOrTool: '各行には治工具の種類か治工具のどちらか一つを指定してください',
    manyOfOne: '特定の治工具は一つしかありません',
    manyAtPosition: '一つの位置には治工具一つだけです',
    doubleNumber: '番号が重複しています',
    doubleTool: '同じ治工具が重複しています',
    doublePosition: '同じ位置が重複しています',
    doubleType: '同じステーションで治工具の種類が重複しています',
  },
}

export const toolSetsFields: typeof fieldsInEnglish = {
  toolSetId: '治工具セット',
  toolSetName: 'セット名',
  toolSetVersion: 'バージョン',
}
