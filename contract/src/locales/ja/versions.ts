import type { Words } from '../en/words.ts'

export const versions: Words['versions'] = {
  version: 'バージョン {version} · {status}', versionHead: 'バージョン {version}', oneVersion: 'バージョンは一つだけです', onlyDraft: '下書きだけ削除できます',
  compare: '比較', compareOf: '{code} のバージョン比較', first: '一つ目のバージョン', second: '二つ目のバージョン', showSame: '同じ項目も表示', fieldHead: '項目', noDifference: '二つのバージョンは同じ内容です',
  difference: { added: '追加', removed: '削除', changed: '変更', same: '同じ' },
  revise: '新バージョン', draftExists: '下書きがすでにあります：バージョン {versions}。', revised: 'バージョン {version} を下書きとして作成しました',
  saveFirst: '先に変更を保存または破棄してください', discard: '変更を破棄', nothingToSave: '変更はありません', takeTheirs: '保存された内容を表示', keepMine: '自分の入力を残す',
}
