export const boms = {
  about: '型式の構成：どの部品を、いくつ、どのステーションで', code: '部品表', name: '部品表名', version: 'バージョン', createOne: '部品表の新規作成', codeHint: '変更できません。指図とパッケージがこの番号で参照します。', listEmpty: '部品表がまだありません。', withPart: '含まれる部品',
  hideList: '一覧を隠す', showList: '一覧を表示', typePicker: '型式を選択', validHint: '人への案内です。指図は指定した部品表を使います。',
  rows: '部品', tree: 'ツリー', noRows: '部品がまだありません。', noRowsNext: '下で最初の部品を追加するか、表計算ソフトの行を貼り付けるか、ファイルを取り込んでください。', add: '部品を追加', partName: '部品名', unit: '単位',
  draftHint: '下書きはそのまま保存できます。直す箇所がなくなると発行できます。', typeUnknown: '型式 {typeNo} がないため発行できません', saveFirst: '先に保存してください。表の内容はまだ保存されていません',
  retireMeans: 'これを使う指図は開始できなくなります。', uses: '使用先',
  importRows: '取込', importTitle: '{code} の部品の取込', importAbout: '1行に1部品の CSV ファイル。出力と同じ形式です。ファイルの行が表の行に置き換わります。保存するまで書き込みません。', imported: '表に {count} 行あります。まだ保存していません。',
  alternate: 'または', perUnit: '{quantity} {unit}', groups: '部品グループ {count}、{rows} 行', unknownPart: 'この部品はありません', blockedPart: '使用禁止', takes: { backflush: '取付分から', scan: 'スキャン：{serialType}' },
}
