import type { Words } from '../en/words.ts'

export const collectionSets: Words['collectionSets'] = {
  about: '工程で何を測り、どの規格で判定するか', views: '表示の切り替え', view: { sets: '測定セット', results: 'すべての特性' },
  createOne: '測定セットの新規作成', idHint: '変更できません。工程経路とステーションがこの名前で参照します。', listEmpty: '測定セットがまだありません。', wholeId: '測定セット（完全一致）',
  hideList: '一覧を隠す', showList: '一覧を表示', versionShort: 'バージョン', versionOf: '{colSetId}、バージョン {colSetVersion}',
  frozenReleased: '発行済のため変更できません。バージョン {colSetVersion} で測定した値は、その規格のまま残ります。変更するには新しいバージョンを作成してください。',
  frozenObsolete: '廃止済です。バージョン {colSetVersion} は過去の製品の確認用に残ります。続けて使うには新しいバージョンを作成してください。',
  changedMeanwhile: '入力を始めた後に、ほかの人がこのセットを変更しました。',
  rows: '特性', noRows: '特性がまだありません。', noRowsNext: '下で最初の特性を追加してください。その後、表計算ソフトの行を貼り付けられます。', add: '特性を追加',
  pasteHint: '表計算ソフトの行をセルに貼り付けられます。', saveQuestion: '{colSetId} バージョン {colSetVersion} の変更を保存しますか？',
  moveUp: '上へ：{resultCode}', moveDown: '下へ：{resultCode}', duplicate: '行を複製：{resultCode}', remove: '削除：{resultCode}', firstAlready: 'すでに先頭です', lastAlready: 'すでに最後です',
  faults: '要修正：{count} 件', rowNumber: '{row} 行目', noNumber: '「{text}」は数値ではありません', thousands: '「{text}」は二通りに読めます。桁区切りなしで入力してください',
  textOrNumber: '目標テキストと規格値・目標値は同時に設定できません。測定値はテキストか数値のどちらかです',
  withoutLimits: '規格がないため、どの値も合格になります：{codes}。',
  questions: {
    release: '{colSetId} バージョン {colSetVersion} を発行しますか？発行後は内容を変更できません。',
    retire: '{colSetId} バージョン {colSetVersion} を廃止しますか？これで測定する経路の指図は開始できなくなります。',
  },
  moved: { release: '測定セットを発行しました', retire: '測定セットを廃止しました' },
  reviseQuestion: '{colSetId} バージョン {colSetVersion} を新しい下書きにコピーしますか？',
  deleteQuestion: '{colSetId} バージョン {colSetVersion} の情報を削除しますか？', deleteInUse: '削除できません：工程経路 {by} がこれで測定しています',
}
