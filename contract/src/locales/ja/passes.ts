export const passes = {
  stationSaid: 'ステーションが NG と判定', listEmpty: 'このラインではまだ通過記録がありません。', listNext: 'ステーションが作業を完了すると、ここに一行表示されます。',
  openHint: '行を選ぶと製品履歴書が開きます', views: '表示方法', view: { list: '通過記録', figures: '歩留まりと滞留' },
  yieldOf: '工程別の歩留まり', retestOf: '工程別の再試行率', wipOf: '各工程前の仕掛品（現在）',
  firstPassYield: '初回合格率', finalYield: '最終合格率', runYield: '全通過の合格率', retestRate: '再試行率', process: '工程',
  inspected: '検査数', firstOk: '初回 OK', finalOk: '最終 OK', retested: '再試行数', passes: '通過数', okPasses: 'OK 通過数',
  waiting: '待ち', inWork: '作業中', held: '保留', oldest: '最長待ち時間', median: '待ち時間の中央値', pick: '棒を選ぶと通過記録を表示', pickWip: '棒を選ぶと製品を表示', noWip: '現場に仕掛品はありません。',
  how: '計算方法',
  about: {
    inspected: '検査数は、期間内にその工程へ初めて入った製品の数です。結果や初回・再試行の絞り込みはこの数値に影響しません。',
    firstPassYield: '初回合格率 = 初回 OK ÷ 検査数。', finalYield: '最終合格率 = 現時点の最後の試行で OK ÷ 検査数。',
    runYield: '全通過の合格率 = OK 通過数 ÷ 期間の通過数。', retestRate: '再試行率 = 二回以上試行した製品 ÷ 検査数。',
    wip: '待ち時間は、ステーションから最後に報告があった時点から数えます。保留中と作業中のものは待ちに含みません。期間では絞り込まれず、現在の状態です。',
  },
}
