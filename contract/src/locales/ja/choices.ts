import type { choices as inEnglish } from '../en/choices.ts'
import type { Words } from '../en/words.ts'

export const choices: Pick<Words, keyof typeof inEnglish> = {
  orderStatus: { created: '作成済', released: '発行済', producing: '生産中', paused: '中断中', completed: '完了', closed: '締め済', cancelled: '取消済' },
  definitionStatus: { draft: '下書き', released: '発行済', obsolete: '廃止' },
  stationStatus: {
    unknown: 'データなし', waiting: '待ち', warning: '警告', running: '運転中', unbound: '材料なし', producing: '生産中', repaired: '修理済', break: '休憩',
    down: '停止', maintain: '保全', debugging: '段取り', defect: '故障', processed: '加工済',
  },
  timeClass: { producing: '生産', delay: '待ち', unplanned: '計画外停止', setup: '段取り', planned: '計画停止', unknown: 'データなし' },
  processStatus: { registered: '登録済', inProcess: '仕掛中', held: '保留', rework: '手直し', finished: '完成', scrapped: '廃棄' },
  resultStatus: { ok: 'OK', ng: 'NG' },
  verdict: { ok: 'OK', ng: 'NG' },
  judged: { ok: 'OK', ng: 'NG' },
  tries: { first: '初回', retest: '再試行' },
  failStatus: { open: '未処置', rework: '手直し', scrap: '廃棄', useAsIs: '特別採用', falseFail: '誤判定', closed: '処置済' },
  manualAutoMode: { automatic: '自動', manual: '手動' },
  lineState: { producing: '生産中', stopped: '停止', waiting: '待ち', break: '休憩', noData: 'データなし', disabled: '未使用' },
  orderMove: { release: '発行', start: '開始', pause: '中断', resume: '再開', complete: '打ち切り完了', close: '締め', cancel: '指図取消' },
  definitionMove: { release: '発行', retire: '廃止' },
  unitMove: { hold: '保留', release: '保留解除', scrap: '廃棄' },
  check: {
    typeReleased: '型式は発行済', routeReleased: '工程経路は発行済', setsReleased: '経路の測定セットは発行済',
    stationsOnLine: '経路の全ステーションがラインにある', stationsEnabled: '経路のステーションは使用中',
  },
  reason: {
    orderNotProducing: '指図は生産中ではありません', orderFull: '指図の全数が着手済みです', unitUnknown: 'このラインにない製品です', unitHeld: '製品は保留中です',
    unitScrapped: '製品は廃棄済みです', unitFinished: '製品は完成済みです', notNextStep: '経路上、次の工程ではありません',
    stationNotOnRoute: 'ステーションが経路にありません', earlierStepMissing: '前工程が抜けています', earlierStepNg: '前工程が NG です',
    reworkExceeded: '手直し回数の上限を超えました', busyElsewhere: '製品は別の場所で加工中です', typeNotReleased: '型式が未発行です',
  },
  routeFault: {
    noSteps: '工程がありません', twoStarts: '開始工程が複数あります', noStart: '開始工程がありません', unknownStep: '存在しない工程へ進む工程があります',
    endUnreachable: '終わりに到達できない工程があります', unreachableStep: '到達できない工程があります', reworkWithoutReturn: '手直し工程に戻り工程がありません',
    loopUnbounded: '手直しの回数に上限がありません', setNotReleased: '未発行の測定セットがあります', doubleStep: '同じ番号の工程が二つあります',
  },
  typeFault: { noRoute: '工程経路がありません', routeDraft: '工程経路がまだ下書きです', routeObsolete: '工程経路が廃止されています', setNotReleased: '工程経路に未発行の測定セットがあります' },
  oeeGap: {
    neverStarted: '指図は開始されませんでした', tooLong: '92 日を超えて動きました', noWorkTime: 'シフト外でのみ動きました', noCycle: 'ラインのどのステーションにも計画サイクルタイムがありません',
    notSeen: 'ペースを決めるステーションの状態データがありません', nothingMade: 'ペースを決めるステーションを何も通過していません',
  },
  level: { view: '閲覧', edit: '編集' },
  eventType: {
    equipmentAlarm: '設備アラーム', stationSilent: 'ステーション無応答', orderLate: '指図遅延', orderFinished: '指図完了', accountLocked: 'アカウントロック', loginBarred: 'ログイン停止', rightsChanged: '権限変更',
  },
  messageType: { info: '情報', warn: '警告', alarm: '警報' },
  messageStatus: { unread: '未読', read: '既読' },
  fileType: {
    png: 'PNG 画像', jpeg: 'JPEG 画像', gif: 'GIF 画像', webp: 'WebP 画像', pdf: 'PDF', csv: 'CSV', txt: 'テキスト', xlsx: 'Excel', docx: 'Word', pptx: 'PowerPoint', zip: 'ZIP', mp4: 'MP4 動画', webm: 'WebM 動画',
  },
  entity: {
    order: '指図', station: 'ステーション', stationKey: 'ステーションキー', line: 'ライン', type: '型式', processing: '工程経路', collectionSet: '測定セット', unit: '製品',
    user: 'ユーザー', role: 'ロール', session: 'セッション', plant: '工場', shifts: 'シフト', file: 'ファイル', wallLink: '表示用リンク', view: 'ビュー', notices: 'お知らせ',
  },
}
