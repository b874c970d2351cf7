import type { Words } from '../en/words.ts'

export const boards: Words['boards'] = {
  sortBy: 'ラインの並び', byAttention: '要注意順', byName: '名称順', open: '{line} を開く', notInUse: 'このラインは使用していません',
  asOf: '{time} 時点', stale: '接続が切れています。表示は {time} 時点のもので、古い可能性があります。', notRenewed: '数値を更新できませんでした。表示は {time} 時点のものです。',
  noLines: '表示するラインがありません', noLinesAdmin: '最初のラインを作成してください。作成するとすぐにここに表示されます。{command} で試験記録を取り込んでもラインが作成されます。', toLines: 'ラインへ',
  noLinesOther: 'ラインの作成、または担当ラインの閲覧許可を管理者に依頼してください。',
  oeeTarget: '目標 {target}', noOrder: '生産中の指図なし', of: '/ {target}', thisShift: '今シフト', today: '本日', wholeDay: '生産日', shiftLeft: '残り {duration}', shiftOver: '終了から {duration}',
  quiet: 'アラームなし・全ステーション通信中', now: 'ラインの現在', inWork: '仕掛数：{count}',
  stations: 'ステーション', lastHeard: '最終通信：{ago}', neverHeard: '通信なし', slowest: '律速ステーション', more: '他 {count} 件', noStations: 'このラインにはまだステーションがありません',
  noStationsNext: '作業順にステーションを追加し、計画サイクルタイムを入力してください。目標と設備総合効率はそこから計算します。', toStations: 'ステーション一覧へ',
  hours: '時間別実績', hoursAbout: '各時間の生産数と目標、シフト開始からの累計差異', hour: '時間', sinceStart: 'シフト開始からの差異', running: '進行中の時間', reached: '目標達成', behind: '目標未達', farBehind: '大幅未達',
  oee: '今シフトの設備総合効率', quality: '今シフトの OK と NG', failures: '主な不良', noCode: 'NG（測定値なし）', noFailures: '今シフトの不良はありません',
  orders: '生産中の指図', noOrders: 'このラインで生産中の指図はありません', noOrdersNext: '待ち指図から開始してください。', toOrders: '待ち指図へ',
  late: '{duration}遅れ', early: '予定より{duration}早い', onTime: '予定どおり', noForecast: '直近 1 時間の稼働で完成がありません',
  explain: '計算方法：{figure}', takenAt: 'ステーション {station}（計画サイクルがライン内で最長）で集計しています。', noFigure: '割る数がまだないため、値はありません。',
  noPace: 'ラインに目標タクトがなく、どのステーションにも計画サイクルタイムがないため、目標がありません。計画サイクルがなければ設備総合効率もありません。', minutes: '{count} 分', seconds: '{count} 秒',
  times: 'シフト開始からの時間の内訳', total: 'シフト開始から現在まで', timeClass: '時間区分', duration: '時間', share: '割合',
  formula: {
    oee: '時間稼働率 × 性能稼働率 × 良品率', availability: '生産時間 ÷ 計画負荷時間', effectiveness: '計画サイクル × 生産数 ÷ 生産時間',
    quality: '一発良品数 ÷ 生産数', okRate: 'OK 数 ÷ 検査数', firstPassYield: '一度も NG のない数 ÷ 検査数',
    madeShift: '今シフトの生産数 − 現時点の目標', madeToday: '本日の生産数 − 現時点の目標',
  },
  about: {
    oee: '計画負荷時間のうち、計画どおりの速さで良品に使われた割合です。', availability: '計画負荷時間は、シフト開始からの時間から計画停止とデータのない時間を除いたものです。',
    effectiveness: '100 % を超えるときは計画より速く、計画サイクルが長すぎます。', quality: '後で手直しした製品は一発良品に含みません。',
    okRate: '検査数は、今シフトに完成した製品と、今シフトに不良となりまだ直っていない製品の合計です。',
    firstPassYield: '検査数は、今シフトに完成した製品と、今シフトに不良となりまだ直っていない製品の合計です。手直し品は OK ですが直行には含みません。',
    madeShift: '目標は、現在までの稼働時間（休憩を除く）÷ タクトです。タクトはラインの目標タクト、なければステーションの最長の計画サイクルです。',
    madeToday: '目標は、生産日の現在までの稼働時間（休憩を除く）÷ タクトです。タクトはラインの目標タクト、なければステーションの最長の計画サイクルです。',
  },
  term: {
    producingTime: '生産時間', plannedBusyTime: '計画負荷時間', plannedDown: '計画停止時間', unknownTime: 'データのない時間', plannedCycle: '計画サイクル', produced: 'このステーションの生産数',
    plannedTime: '計画どおりの所要時間', goodFirst: '一発良品数', ok: '最終的に OK', ng: 'NG または廃棄', inspected: '検査数', firstGood: '一度も NG のない数',
    made: '良品完成数', target: '現時点の目標',
  },
}
