import type { Words } from '../en/words.ts'

export const units: Words['units'] = {
  scan: 'シリアル番号か製品 ID をスキャン', open: '開く', listEmpty: 'このラインにはまだ製品が登録されていません。', listNext: 'ステーションが製品を報告すると、すぐにここに表示されます。',
  startsWith: 'シリアル番号の先頭', passport: '製品履歴書', unknown: 'ライン {lineNumber} に製品 {unit} はありません',
  unknownNext: 'スキャン内容を確認するか、製造したラインを選択してください。', previous: '前の製品', next: '次の製品',
  route: '工程経路', failures: '不良', timeline: '通過履歴', noPasses: 'まだどのステーションでも作業していません。',
  attempt: '{attempt} 回目', loop: '手直し {loop} 回目', unasked: '着工許可なしの作業', refusedAt: '{station} で着工拒否', refusedTimes: '{count} 回、{at} まで',
  offRoute: '工程外', running: '作業中、{duration} 経過', stationSays: 'ステーション判定 {verdict}', disagree: 'ステーション判定は {verdict}、システム判定は {judged}',
  valueCount: '測定値 {count} 件', outOfLimits: '規格外 {count} 件', reading: '読み値 {reading}',
  limits: '規格', done: '合格', failed: '不合格', here: '現在の工程', toCome: '未着手', leftOut: { stepSkipped: '省略', notSampled: '抜取対象外' }, passes: '{count} 回通過', forPass: '通過 {passNo}',
  questions: { hold: '{unit} を保留にします。理由は？', release: '{unit} の保留を解除します。理由は？', scrap: '{unit} を廃棄します。元に戻せません。理由は？' },
  moved: { hold: '製品を保留にしました', release: '製品の保留を解除しました', scrap: '製品を廃棄しました' },
  copySn: 'シリアル番号をコピー', copyTable: '測定値をコピー', copyFailed: 'ブラウザがコピーを許可していません', print: '印刷', printedBy: '{at} {userName} が印刷',
  versionOf: '{code}、バージョン {version}', signature: '署名',
  place: '規格内の位置', noneAbove: '一覧の先頭です', noneBelow: '読み込み済みの最後です',
  bulk: { hold: '{count} 個を保留します。理由は？', release: '{count} 個の保留を解除します。理由は？', scrap: '{count} 個を廃棄します。元に戻せません。理由は？' },
  failedTooOften: '工程「{step}」で、工程経路の許容回数を超えて不合格になりました',
}
