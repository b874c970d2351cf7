/** ステーション通信ログの画面で使う言葉。 */
export const telegrams = {
  telegram: 'ステーションの電文', views: '表示', view: { list: '電文', figures: '通信量と応答時間' }, happened: '発生時刻', heartbeats: 'ハートビートは選択時のみ表示、1日間保存。',
  empty: '該当する電文はありません。', emptyNext: '応答の直後にここへ表示されます。', request: '要求', response: '応答', noText: '内容は保存されていません。', cut: '長い内容は先頭部分だけ保存されます。',
  tryOut: '今すぐ試行', tryOutAbout: '同じ電文に今どう応答するかを確認します。何も保存されません。', tried: '試行の応答',
  callsOf: '1分あたりの呼出し', latencyOf: '応答時間', refusalsOf: '1時間あたりの拒否・着工不可', calls: '回/分', median: '中央値', slow: '95パーセンタイル', since: '開始', hour: '時間帯', noFigures: 'この期間に呼出しはありません',
}
