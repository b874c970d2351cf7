import type { rewind as english, rewindErrors as errorsInEnglish } from '../en/rewind.ts'

/** Words of the rewound board of a line. */
export const rewind: Record<keyof typeof english, string> = {
  open: '巻き戻し',
  title: '{day} {shift}',
  past: '過去の状態（現在ではありません）',
  note: '以下はすべて {at} 時点の状態です。変わることはありません。',
  back: '現在に戻る',
  play: '再生',
  stop: '一時停止',
  speed: '速度',
  time: 'シフト内の時刻',
  minuteBack: '− 1 分',
  minuteOn: '+ 1 分',
  keys: 'スペースキーで再生と一時停止、矢印キーで 1 分、ページ送りキーで 10 分動きます。',
  before: '前のシフト',
  after: '次のシフト',
  units: '加工中の製品',
  calls: '未解決の呼び出し',
  noCalls: '呼び出しはありませんでした',
  whole: '生産日',
  nothing: 'このシフトの記録は残っていません。',
  cut: 'このシフトのアラームは新しい順に {count} 件だけを表示します。',
}

export const rewindErrors: Record<keyof typeof errorsInEnglish, string> = {
  'rewind.not_begun': 'このシフトはまだ始まっていません',
  'rewind.no_shift': 'この日は稼働がありません。別の日を選んでください',
}
