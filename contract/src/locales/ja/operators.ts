export const operators = {
  importTitle: '作業者の取込', importAbout: '見出し行のある CSV ファイル。ファイルにない列は変更しません。資格はラインごとのものなので取り込みません。',
  createOne: '作業者を追加', editOne: '{operatorNo} を編集', listEmpty: '作業者はまだいません。要求レベル 0 のステーションは作業者なしで稼働します。', saveQuestion: '{operatorNo} の変更を保存しますか？',
  numberHint: 'ステーションが作業者として送る番号です。全ての通過記録に使われるため変更できません。', cardHint: 'ステーションのリーダーが読み取る内容', userHint: 'このコンソールのアカウント（あれば）',
  levelHint: 'ステーションは作業者レベルを要求します。0 は要求なし', noTeam: '班なし', noUser: 'アカウントなし', enabledHint: '停止すると全ステーションからログオフされ、どこでも受け付けられません',
  nowhere: '未ログイン', tooLow: '{stationNumber} の資格がありません', since: '{since} から',
  logIn: 'ステーションにログイン', logInOne: '{operatorNo} をログイン', logInAbout: 'このラインの別の場所にいる場合は、そこからログオフされます。', loggedIn: '{name} が {stationNumber} にログインしました',
  notQualified: '{name} は {stationNumber} にログインしましたが資格がありません（要求レベル {optLevel}）。製品は受け付けられません。', logOff: 'ログオフ', logOffQuestion: '{name} を {stationNumber} からログオフしますか？', loggedOff: '{name} をログオフしました',
  trained: 'このラインの資格', trainedNone: 'このラインの資格はまだありません。', addTraining: '資格を追加', trainingOf: '{name} の資格', trainingHint: 'この等級と作業者自身のレベルの両方がステーションの要求を満たす必要があります',
  validHint: '有効な最終日。空欄は無期限', forGood: '無期限', remove: '削除', removeQuestion: '{name} の {stationNumber} の資格を削除しますか？', removed: '資格を削除しました',
  endsSoon: 'まもなく期限切れ', ended: '期限切れ', history: 'ログイン履歴', historyNone: 'ログイン履歴はまだありません。', stillThere: '在席中', byBadge: 'バッジ', atStation: 'レベル {level}', today: '本日', everyStation: '全ステーション',
  disabledOne: '使用停止', whoStands: '現在の配置', nobody: '不在', missing: '誰もログインしていませんが、レベル {optLevel} が必要です',
}
