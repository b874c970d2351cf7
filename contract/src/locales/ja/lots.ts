import type { Words } from '../en/words.ts'

export const lots: Words['lots'] = {
  views: '表示', view: { waiting: '待ち', report: '報告待ち' }, newLot: 'ロットの新規作成', splitOrder: '指図をロットに分割',
  noOrder: 'すべての指図がロットになっています', leftOf: '{orderCode} · {typeNo} · 残り {left} / {number}', left: '{left} 個がまだロットになっていません', manyLots: 'ロット数：{count}', numberByRule: '空欄：採番規則による',
  waitingEmpty: 'このラインを待つロットはありません。上位システムから届くか、指図を分割して作ります。', runningEmpty: '生産中のロットはありません。「待ちロット」で取り込んでください。',
  progressOf: '{done} / {number}', begun: '着手 {count}', scrapped: '廃棄 {count}', age: '待ち時間', due: '納期', ready: '準備', best: '推奨順に戻す', bestQuestion: '手で変えた順番を取り消しますか？ 優先度、段取替えの有無、納期の順に並びます。',
  bestDone: '推奨順に戻しました', onlyBest: '作業指示の順に並べているときだけ使えます', queued: '{lotNo} の順番を変えました', earlier: '先にする：{lotNo}', later: '後にする：{lotNo}', otherPriority: '隣のロットは優先度が違います。優先度を変えてください',
  sortedOtherwise: '作業指示の順に戻す',
  questions: {
    takeIn: 'ロット {lotNo} を取り込みますか？ 未発行の指図は同時に発行します。', refuse: 'ロット {lotNo} の受入を拒否します。理由は？', hold: 'ロット {lotNo} を保留します。理由は？', release: 'ロット {lotNo} の保留を解除します。理由は？',
    finish: 'ロット {lotNo} を {done} / {number} で打ち切り完了にします。理由は？', scrap: 'ロット {lotNo} とライン上の製品を廃棄します。理由は？',
  },
  bulk: { takeIn: '{count} ロットを取り込みますか？', refuse: '{count} ロットの受入を拒否します。理由は？', hold: '{count} ロットを保留します。理由は？', release: '{count} ロットの保留を解除します。理由は？' },
  done: { takeIn: 'ロットを取り込みました', refuse: '受入を拒否しました', hold: 'ロットを保留しました', release: '保留を解除しました', finish: 'ロットを完了しました', scrap: 'ロットを廃棄しました' },
  wrongStatus: '「{lotStatus}」の状態ではできません', changePriority: '優先度の変更', priorityOf: '{lotNo} の優先度', priorityHint: '1 が最初、9 が最後', split: '分割', splitOf: '{lotNo} を分割', splitHint: '未着手 {left} 個。少なくとも 1 個は残ります', newNumber: '新しいロット番号',
  allBegun: 'すべて着手済みです', merge: '統合', mergeOf: '{lotNo} を別のロットに統合', into: '統合先', mergeHint: '製品・シリアル・数量が移ります。指図・型式・状態・経路区間が同じロットだけを表示します。', nothingAlike: '統合できるロットはありません', mergeDone: 'ロットを統合しました',
  resend: 'ホストへ再通知', resendQuestion: 'ロット {lotNo} の状況をホストへもう一度通知しますか？', resent: 'すぐに通知します', resendNothing: 'ホストが受け取り済みか、送信中です', askHost: 'ホストへ要求', askQuestion: 'このラインの指図とロットをもう一度送るようホストへ要求しますか？届いたものがここに表示されます。', asked: 'ホストへ要求しました', toWaiting: '待ちロットを表示',
  upload: '報告', uploadQuestion: '{about} の情報を上位システムへアップロードしますか？', underWay: 'すでに送信中です', noHost: '上位システムはありません。報告は行われません。上位通信ログのページで設定します。', allReported: 'このラインの情報はすべて上位システムに受け付けられています。',
  wip: '工程ごとのロット仕掛り', toUnits: '製品を表示', toUnitsWhy: 'あなたのロールでは製品を見られません',
}
