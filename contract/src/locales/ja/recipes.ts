import type { Words } from '../en/words.ts'

export const recipes: Words['recipes'] = {
  views: '表示の切り替え', view: { type: '型式別', station: 'ステーション設定' }, viewAbout: { type: '一つの型式に対する各ステーションの設定', station: '何を生産しても変わらない各ステーションの設定' },
  chooseType: '先に型式を選択してください', type: '型式', noTypes: '型式がまだありません', stations: 'ラインのステーション', noStations: 'ラインにステーションがまだありません。', chooseStation: 'ステーションを選択してください',
  of: '{stationNumber} の {typeNo}', ofEvery: '{stationNumber}（全型式共通）', version: 'バージョン {version}', draft: '下書き {version}', nothing: '未設定', differ: '相違：{count}', notRead: '未読み戻し', driftTotal: '発行値と異なるステーションの値：{count}', noDrift: '発行値と異なるステーションはありません',
  rows: 'パラメータ', noRows: 'パラメータがまだありません。', noRowsNext: '下で最初のパラメータを追加してください。その後、表計算ソフトの行を貼り付けられます。', add: 'パラメータを追加',
  begins: 'ここで保存した内容はバージョン 1 の下書きになります。', beginsNext: 'バージョン {version} は発行済みです。ここでの変更は新しいバージョンとして保存されます。', inDraft: 'バージョン {version} は発行済みで変わりません。変更は下書きのバージョン {draft} で行われています。', toDraft: '下書きを開く',
  saveNew: '{code} の変更を新しいバージョンとして保存しますか？', saved: 'バージョン {version} として保存しました',
  atStation: 'ステーションの値', otherType: '{typeNo} に設定中', readAt: '読み戻し：{at}', differs: '発行値と異なります：{value}',
  takeOver: { station: 'パラメータ再読込', default: '既定値に戻す', latest: '最新版に更新' },
  questions: { station: '{code} のパラメータを再読込しますか？ステーションから読み戻した値が下書きに入ります。', default: '{code} のパラメータを既定値に戻しますか？既定値のないものはそのままです。', latest: '{code} のパラメータを最新バージョンに更新しますか？下書きの内容は発行済みの内容で上書きされます。' },
  taken: { station: 'バージョン {version} に再読込しました', default: 'バージョン {version} を既定値に戻しました', latest: 'バージョン {version} は発行済みの内容に基づきます' },
  download: 'ステーションへ送信', downloadQuestion: 'ステーション {stationNumber} に発行済みの設定を取得させますか？', downloadAll: 'すべてに送信', downloadAllQuestion: '{count} か所のステーションに発行済みの設定を取得させますか？', asked: '{count} か所に依頼しました', nothingReleased: 'ここには発行済みの設定がありません', downloads: '送信履歴', noDownloads: 'このステーションへの送信履歴はありません。', asksBy: '依頼者：{name}',
  compareTypes: '型式を比較', compareTypesOf: '二つの型式の比較', firstType: '一つ目の型式', secondType: '二つ目の型式', compareAbout: '発行済みの設定（なければ下書き）をステーションごとに比較します。', noDifference: '二つの型式は同じ内容です', same: '同じ項目も表示',
  import: '取込', importTitle: 'パラメータの取込', importAbout: '1行に1パラメータの CSV ファイル。ステーションとパラメータの記載が必要です。ない列はそのままです。先に検査し、全体でだけ書き込みます。',
}
