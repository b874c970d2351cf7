import type { Words } from '../en/words.ts'

/** すべての一覧に共通の言葉：列、ビュー、選択、取り消し、競合。 */
export const lists: Words['lists'] = {
  columnsOf: 'この一覧の列', columnsAbout: '表示する列と順序を選びます。表の見出しをドラッグしても並べ替えられます。設定はあなた用に保存され、どのパソコンでも同じです。', find: '列を探す', up: '{column}：上へ',
  down: '{column}：下へ', pin: '{column}：左に固定', unpin: '{column}：固定を解除', first: 'すでに先頭です', last: 'すでに末尾です', lastShown: '列は一つ以上必要です',
  asPage: 'ページの標準に戻す', notKept: '列の設定を保存できませんでした：{why}', filtersOn: '絞り込み · {count}', hideFilters: '絞り込みを隠す', views: 'ビュー',
  viewChanged: '{view} · 変更あり', mine: '自分用', shared: '共有', by: '{view} · {userName}', saveAs: '新しいビューとして保存…', newView: '新しいビュー',
  saveOver: '{view} に上書き保存', rename: '{view} の名前・共有を変更…', editView: 'ビュー {view}', sharedHint: 'この一覧を開ける人は誰でも使えます。変更できるのはあなただけです。',
  deleteView: '{view} を削除', deleteViewQuestion: 'ビュー {view} を削除しますか？表示していたデータは残ります。', viewSaved: 'ビューを保存しました', viewGone: 'このビューはもうありません',
  shown: 'ビュー：{view}', select: 'この行を選択', selectAll: '読み込み済みの行をすべて選択', selected: '{count} 件選択中', clear: '選択を解除', stop: '中止',
  doing: '{label}：{count} 件中 {done} 件', done: '{label}：{count} 件完了', refused: '{label}：{done} 件完了、{refused} 件拒否',
  stillSelected: '拒否された行は選択されたままです。', hide: '閉じる', undo: '元に戻す', undoKey: '元に戻す (Ctrl+Z)', undone: '元に戻しました',
  changedBy: '開いている間に {userName} が {at} に変更しました。', changedSome: '開いている間に他の人が変更しました。', before: '開いたとき', theirs: '現在',
  yours: 'あなたの入力', takeTheirs: '相手の内容を使う', keepMine: '自分の入力を残す', keepMineSave: '自分の入力を残して上書き保存', keepHint: '入力した内容は残り、それ以外は現在の内容になります。',
  sameFields: '双方が変更した項目：{fields}',
}
