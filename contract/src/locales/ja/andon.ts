import type { ErrorKey } from '../../errors.ts'
import type { FieldName } from '../../field-names.ts'

export { andonChoices } from './choices/andon.ts'

export const andon = {
  callOne: '応援を呼ぶ',
  callDone: '応援を呼びました',
  moved: '記録しました',
  minutes: 'ロス時間（分）',
  listEmpty: 'このラインではまだ応援が呼ばれていません。',
  messageHint: '何が起きているかを簡潔に',
  record: 'いつ誰に通知したか',
  reminder: '再通知 {count} 回目',
  levelTold: 'レベル {level}：{people}',
  skipped: 'レベル {level} は省略：次のレベルの時刻を過ぎていました',
  nobody: 'レベル {level}：通知できる人がいませんでした',
  unsolved: '未解決のため再確認：{people}',
  noRule: 'この呼び出しは最初の通知以外、誰にも通知されていません。',
  calledBy: '{by} が呼び出し',
  arrivedBy: '{by} が到着',
  solvedBy: '{by} が解決',
  endedBy: '{callState}：{by}',
  told: 'レベル',
  openCalls: '未解決の呼び出し',
  nobodyYet: 'まだ誰も来ていません',
  nextLevel: '{time} 後にレベル {level}',
  isThere: '{by} が対応中',
  noRules:
    'このラインで有効なアンドンルールがありません。呼び出しは通知に出ますが、ランプは点灯せず、レベルにも上がりません。ルールは管理者が追加します。',
  quietUntil: '{time} まで静音モード：呼び出しは誰にも通知されません。{reason}（{by}）',
  lampTest: '{stationNumber} でランプテスト：{lampColour}、{lampSound}',
  everywhere: '全ステーション',
  badge: 'バッジをかざす：到着',
  badgeSolved: 'バッジをかざす：解決',
  badgeDone: '{name}：{callState}',
  stopsSoon: '{time} 後にライン停止',
  levelsLate:
    '呼び出しが通知されていません：{time} 以降、どのサーバーも確認していません。呼び出し元へ直接行き、情報システムの担当者に連絡してください。',
  takeOver: '引き受ける',
  takeOverQuestion: '{stationNumber} の呼び出しを引き受けますか。現在の担当は {by} です。',
  takenOver: '{by} が引き受けました',
  correct: 'ロス区分を訂正',
  corrected: 'ロス区分を訂正しました',
  views: '呼び出しまたはロス',
  calls: '呼び出し',
  losses: 'すべてのロス',
  lossesEmpty: 'この期間に理由が必要な停止はなく、呼び出しもありません。',
  lossesAbout:
    '生産日単位で、理由が必要な停止（区間ごと）とすべての呼び出しです。呼び出しの時間と数は、そのステーションの停止と先の呼び出しに重ならない分だけを数え、同じ一分を二度数えません。',
  move: { arrive: 'すぐ行きます', solve: '解決', confirm: '確認する', cancel: '呼び出しを取り消す' },
  question: {
    arrive: '{stationNumber} の呼び出しを引き受けますか？以後はあなたの担当です。',
    solve: '{stationNumber} の問題は解決しましたか？',
    confirm: '{stationNumber} の復旧を確認しますか？',
    cancel: '{stationNumber} の呼び出しを取り消しますか？理由とともに一覧に残ります。',
  },
}

export const andonFields = {
  levelAt: '最終通知',
  callState: '呼び出しの状態',
  calledAt: '呼び出し時刻',
  calledBy: '呼び出した人',
  arrivedAt: '到着時刻',
  arrivedBy: '対応者',
  ownedAt: '引き受け日時',
  ownedBy: '引き受けた人',
  solvedAt: '解決時刻',
  solvedBy: '解決者',
  endedBy: '終了者',
  byLink: 'リンクから',
  ruled: 'ルールあり',
} satisfies Partial<Record<FieldName, string>>

export const andonErrors = {
  'andon.yours_already': 'この呼び出しはすでにあなたの担当です',
  'andon.not_solved': 'ロス区分の訂正は呼び出しの解決後にできます',
  'andon.same_loss': 'この呼び出しはすでにこのロス区分です',
  'andon.not_quiet': 'ラインは静音モードではありません',
  'andon.nothing_open': '{stationNumber} にその操作を待つ呼び出しはありません',
  'andonRules.absence_ends': '不在の終了が開始より前か、すでに過ぎています',
  'andonRules.no_such_person': 'アカウント {userName} はありません',
  'andonRules.no_target': 'Webhook の宛先 {targetCode} はありません',
  'andonRules.window_without_stop': '猶予はラインを止めるルールにだけ設定できます',
} satisfies Partial<Record<ErrorKey, string>>
