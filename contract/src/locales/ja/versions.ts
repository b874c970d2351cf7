import type { Words } from '../en/words.ts'

export const versions: Words['versions'] = {
  version: 'バージョン {version} · {status}',
  versionHead: 'バージョン {version}',
  oneVersion: 'バージョンは一つだけです',
  onlyDraft: '下書きだけ削除できます',
  compare: '比較',
  compareOf: '{code} のバージョン比較',
  first: '一つ目のバージョン',
  second: '二つ目のバージョン',
  showSame: '同じ項目も表示',
  fieldHead: '項目',
  noDifference: '二つのバージョンは同じ内容です',
  difference: { added: '追加', removed: '削除', changed: '変更', same: '同じ' },
  of: '{code}、バージョン {version}',
  number: 'バージョン',
  questions: {
    release: '{code} バージョン {version} をリリースしますか？リリース後は何も変更できません。',
    retire: '{code} バージョン {version} を廃止しますか？',
  },
  moved: {
    release: '{code} バージョン {version} をリリースしました',
    retire: '{code} バージョン {version} を廃止しました',
  },
  frozen: {
    released:
      'リリース済みで固定されています。バージョン {version} は今後も変わりません。変更するには新しいバージョンを作成してください。',
    obsolete:
      '廃止済み：バージョン {version} は過去の製品を調べるために残ります。続けて使うには新しいバージョンを作成してください。',
  },
  changedMeanwhile: '編集を始めた後に、ほかの人がこのバージョンを保存しました。',
  reviseQuestion: '{code} バージョン {version} を新しい下書きにコピーしますか？',
  deleteQuestion: '{code} バージョン {version} の情報を削除しますか？',
  saveQuestion: '{code} バージョン {version} の変更を保存しますか？',
  revise: '新バージョン',
  draftExists: '下書きがすでにあります：バージョン {versions}。',
  revised: 'バージョン {version} を下書きとして作成しました',
  saveFirst: '先に変更を保存または破棄してください',
  discard: '変更を破棄',
  nothingToSave: '変更はありません',
  takeTheirs: '保存された内容を表示',
  keepMine: '自分の入力を残す',
  usesOf: '{code} バージョン {version} の使用先',
  noTypes: '使用している型式はありません',
  noOrders: '使用している指図はありません',
  newest: '全 {total} 件のうち最新 {count} 件',
}
