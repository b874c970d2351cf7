import type { exchangeFields as inEnglish } from '../../en/fields/exchange.ts'
import type { Words } from '../../en/words.ts'

export const exchangeFields: Pick<Words['field'], keyof typeof inEnglish> = {
  heardAt: '受信時刻',
  messageId: 'メッセージID',
  teleResult: '応答',
  answerCode: 'コード',
  errorKey: '拒否理由',
  direction: '方向',
  teleType: 'メッセージ種別',
  teleState: '状態',
  idempotencyKey: '冪等キー',
  endpoint: 'アドレス',
  httpStatus: 'HTTP ステータス',
  attempts: '送信回数',
  nextTry: '次の送信',
  latency: '応答時間 (ms)',
  traceId: 'トレース ID',
  errorText: 'エラー',
  doneAt: '完了日時',
  handledBy: '処理者',
  handledReason: '処理内容',
  hostMode: '送信',
  hostUrl: 'ホストのアドレス',
  mostTries: '最大送信回数',
  timeoutSeconds: '制限時間 (秒)',
  hostKey: 'ホストでの自システムのキー',
}
