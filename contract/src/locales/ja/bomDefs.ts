export const bomDefs = {
  about: '製品を構成する部品と、そのラベルの読み方', code: '部品番号', createOne: '部品の新規作成', editOne: '{bomCode} を編集', listEmpty: '部品がまだありません。', codeHint: '変更できません。部品表とラベルがこの番号で参照します。',
  packHint: 'ラベルに数量がないときの、満箱・満リールの数量', lifeHint: 'ラベルに期限がないとき、受入日から数えます', minimumHint: 'ラインの残数がこれを下回ると残りわずかと知らせます',
  block: '使用禁止にする', unblock: '使用禁止を解除', blockQuestion: '{bomCode} を使用禁止にしますか？どのロットも取り付けられなくなります。理由は？', unblockQuestion: '{bomCode} の使用禁止を解除しますか？理由は？', blocked: '{bomCode} を使用禁止にしました', unblocked: '{bomCode} は再び使用できます',
  deleteQuestion: '{bomCode} の情報を削除しますか？', inBills: '削除できません：{count} 件の部品表が参照しています',
  bulk: { block: '{count} 件の部品を使用禁止にしますか？理由は？', unblock: '{count} 件の部品の使用禁止を解除しますか？理由は？', delete: '{count} 件の部品の情報を削除しますか？' },
  uses: '参照している部品表', noUses: '参照している部品表はありません。', bill: '部品表', importTitle: '部品の取込', importAbout: '1行に1部品の CSV ファイル。部品番号が必要です。ない列はそのままです。ラベルの読み方も変わりません。新しい部品はラベル全体をロットとして始まります。',
  kind: { plain: 'ラベル全体がロット', separated: '区切り文字で分かれた項目', fixed: '固定位置の項目', gs1: 'GS1（10、17、30、37、01、241）' },
  fact: { bomCode: '部品番号', bomLot: '材料ロット', quantity: '数量', supplier: '仕入先', supplierLot: '仕入先ロット', expiry: '有効期限' },
  separator: '区切り文字', whatItSays: '内容', placeCount: '何番目', placeAt: '開始文字', prefix: '接頭辞', length: '文字数', of: '{fact}：{column}', leaveEmpty: 'ラベルにない内容は空のままにします。接頭辞があれば取り除きます。',
  lotWanted: '材料ロットの位置が必要です。', ruleWrong: '位置と文字数は1以上の整数、区切り文字は1文字です。', gs1About: 'ロットは (10)。ほかに部品 (01) または (241)、期限 (17) または (15)、数量 (30) または (37) を読みます。括弧付きでも FNC1 区切りでも読めます。',
  test: '読取テスト', testHint: 'ここでラベルをスキャンするか、スキャナーが送る文字を入力してください。', fits: '読み取り結果', fitsNot: 'このラベルは規則に合いません。', says: '{fact} {place}',
}
