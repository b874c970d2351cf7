import type { Words } from '../en/words.ts'

export const orders: Words['orders'] = {
  newOrder: '指図の新規作成', editOrder: '{orderCode} を編集', saveAndRelease: '保存して発行', released: '指図を発行しました', moved: '完了しました', progress: '進捗',
  scrapped: '廃棄 {count}', endFromCycle: '自動計算：{count} × {cycle}', endByHand: 'このラインに計画サイクルタイムがありません。終了を入力してください',
  onlyCreated: '未発行の指図だけ編集できます', wrongStatus: '「{orderStatus}」の状態ではできません', deleteQuestion: '指図 {orderCode} の情報を削除しますか？',
  questions: {
    release: '指図 {orderCode} を発行しますか？', start: '指図 {orderCode} を開始しますか？', pause: '{orderCode} を中断する理由は？', resume: '指図 {orderCode} を再開しますか？',
    complete: '{orderCode} を打ち切り完了にします。理由は？', close: '指図 {orderCode} を締めますか？', cancel: '{orderCode} を取り消します。理由は？',
  },
  queueTitle: 'ラインの待ち順', queueEmpty: 'このラインに待ちの指図はありません。指図を作成して発行してください。', listEmpty: 'このラインにはまだ指図がありません。', createOne: '指図を作成',
  moveUp: '先にする：{orderCode}', moveDown: '後にする：{orderCode}', firstAlready: 'すでに先頭です', lastAlready: 'すでに最後です', onlyInOrder: '待ち順で並べているときだけ使えます',
  countdown: '終了予定まで', overdue: '{duration} 遅れ', left: '残り {duration}', changeNumber: '数量変更', changeNumberOf: '{orderCode} の数量', numberHint: '着手済み {startedNumber} 台',
  readiness: '準備', readinessOf: '{orderCode} は開始できますか？', ready: '開始できます', notReady: '未達 {count} 件', warned: '開始可、確認 {count} 件', mendAt: '「{page}」を開く', mayNotMend: 'あなたのロールでは「{page}」を開けません', mend: '赤い項目を直してから開始してください。', startNow: '開始',
  gantt: '待ち指図の計画', ganttAbout: '{orderCode}：予定 {start} – {end}', ganttActual: '{start} から生産中', now: '現在', typePicker: '発行済みの型式', noType: '発行済みの型式がまだありません',
  duration: '期間',
  drag: '{orderCode} を動かす：ドラッグ、または Alt と上下の矢印キー', queued: '{orderCode} の順番を変えました', placeInQueue: '順番',
  bulk: { release: '{count} 件の指図を発行しますか？', cancel: '{count} 件の指図を取り消します。理由は？', delete: '{count} 件の指図を削除しますか？' },
  serialsHint: '最初の製品に着手する前にラベルを印刷できます', bomHint: '空欄：部材の確認も消費もしません', bomPicker: '型式の発行済み部品表', noBom: 'この型式に発行済みの部品表はありません', overlap: '同じ型式が同じ時間に計画されています：{orders}',
  codeNext: '空欄の場合は {orderCode}', codeHint: '空欄の場合は採番ルールの次の番号が付きます', routeHint: '空欄：型式の経路を使います', changesEmpty: 'このラインの待ち順はまだ変更されていません。', pastEmpty: 'このラインで終わった指図はまだありません。', pastAbout: '表の指図の計画期間と実績期間', hours: '時間', archive: '全指図データ', archiveQuestion: 'ライン {lineNumber} の全指図データをダウンロードしますか？',
  archiveAbout: 'ラインの指図に関するすべてのデータを一つの ZIP にまとめます（CSV 表：指図、製品、通過、不良）。数分かかることがあり、いつでも中止できます。', withValues: 'すべての測定値を含める', archiving: '全指図データをダウンロード中',
  unitsOf: '製品', toUnits: '製品を表示', failures: '多い不良', noFailures: '不良はありません。', events: '経過', byLine: '最後の良品により完了', okRateOf: '良品 {good} / 全 {all}', noUnits: '着手した製品はありません。',
  oeeAbout: '指図の実行中のラインの設備総合効率。ペースを決めるステーションで、現在の計画サイクルにより計算', longer: '計画より {duration} 長い', shorter: '計画より {duration} 短い', asPlanned: '計画どおり',
}
