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
  lineState: { producing: '生産中', noOrder: '指図なしで稼働', stopped: '停止', waiting: '待ち', break: '休憩', noData: 'データなし', disabled: '未使用' },
  orderMove: { release: '発行', start: '開始', pause: '中断', resume: '再開', complete: '打ち切り完了', close: '締め', cancel: '指図取消' },
  lotStatus: { waiting: '待ち', inProcess: '生産中', onHold: '保留', completed: '完了', reported: '報告済', refused: '受入拒否', scrapped: '廃棄', merged: '統合済' },
  lotType: { production: '量産', engineering: '試作', rework: '手直し', sample: 'サンプル' },
  lotMove: { takeIn: '取込', refuse: '受入拒否', hold: '保留', release: '保留解除', finish: '打ち切り完了', scrap: '廃棄', merge: '統合', report: '報告' },
  serialState: { free: '未使用', begun: '着手済', finished: '完成', scrapped: '廃棄' },
  queueAction: {
    create: '作成', update: '変更', release: '発行', queue: '順番変更', changeNumber: '数量変更', start: '開始', pause: '中断', resume: '再開',
    complete: '打ち切り完了', close: '締め', cancel: '取消', delete: '削除', makeSerials: 'シリアル採番',
  },
  definitionMove: { release: '発行', retire: '廃止' },
  unitMove: { hold: '保留', release: '保留解除', scrap: '廃棄' },
  check: {
    typeReleased: '型式は発行済', routeReleased: '工程経路は発行済', setsReleased: '経路の測定セットは発行済',
    stationsOnLine: '経路の全ステーションがラインにある', stationsEnabled: '経路のステーションは使用中', bomReleased: '部品表は発行済', materialAvailable: '指図の部材がそろっている',
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
  sendMode: { changeover: '段取り替え時', perPart: '1個ごと' },
  downloadState: { waiting: 'ステーション待ち', taken: '取得済み', confirmed: '確認済み', failed: '失敗', replaced: '差し替え済み' },
  parameterFault: {
    noParameters: 'パラメータがありません', valueMissing: '値がありません', belowLimit: '値が下限未満です', aboveLimit: '値が上限を超えています', defaultOutside: '既定値が範囲外です', limitsBackwards: '下限が上限より大きいです',
    textAndLimits: 'テキストには上下限を設定できません', doubleCode: 'パラメータが重複しています',
  },
  packageFault: {
    typeNotReleased: '型式が未発行です', routeNotReleased: '工程経路が未発行です', setNotReleased: '工程経路に未発行の測定セットがあります', stepsChanged: '工程経路の工程が変更されています', mustPassSkipped: '必須工程は省略できません',
    bomUnknown: '部品表が存在しません', bomNotReleased: '部品表が未発行です', bomOfOtherType: '部品表が別の型式のものです', bomStationNotOnRoute: '部品表が経路外のステーションで部品を使います', recipeMissing: 'この型式の発行済みパラメータがないステーションがあります',
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
  bomState: { active: '有効', blocked: '使用禁止', none: '未取付', bound: '取付済', low: '残りわずか', empty: '空', expired: '期限切れ' },
  serialType: { L: 'ロットラベル', M: 'メーカーシリアル', S: '自社製品' },
  consumeMode: { backflush: '取付分から', scan: '個別スキャン' },
  lotState: { available: '使用可', blocked: '使用禁止' },
  bindEvent: { bind: '取付', unbind: '取外し', replace: '交換' },
  movement: { receive: '受入', adjust: '棚卸', scrap: '廃棄' },
  bomFault: { noRows: '行がありません', noMainRow: '主部品のないグループがあります', twoMainRows: '主部品が複数のグループがあります', doublePart: '同じステーションに部品が重複しています', doubleNumber: '連番が重複しています', serialTypeMissing: 'シリアル種別がありません', serialNotWhole: 'シリアル品の所要量は整数です', scanWithoutSerial: 'スキャンと消費方法が矛盾しています', groupAtTwoStations: 'グループが二つのステーションにあります', partUnknown: '存在しない部品があります', partBlocked: '使用禁止の部品があります', typeUnknown: '型式が存在しません' },
  entity: {
    order: '指図', lot: 'ロット', station: 'ステーション', stationKey: 'ステーションキー', line: 'ライン', type: '型式', processing: '工程経路', collectionSet: '測定セット', unit: '製品',
    user: 'ユーザー', role: 'ロール', session: 'セッション', plant: '工場', shifts: 'シフト', file: 'ファイル', wallLink: '表示用リンク', view: 'ビュー', notices: 'お知らせ',
    parameterSet: 'ステーションのパラメータ', parameterDownload: 'パラメータのダウンロード', typePackage: '型式パッケージ',
    part: '部品', bom: '部品表', materialLot: '材料ロット', binding: '取付',
  },
}
