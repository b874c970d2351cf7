import type { Words } from '../en/words.ts'

export const callLinks: Words['callLinks'] = {
  inMail: 'ログインせずに「すぐ行きます」か「担当外です」と答える（本人のみ、一度だけ、8 時間以内）：',
  title: '応援が必要です',
  question: '行けますか？',
  arrive: 'すぐ行きます',
  notMine: '担当外です',
  thanksArrive: 'ありがとうございます。ほかの人への通知は取りやめました。',
  thanksNotMine:
    '記録しました。ほかに尋ねる人がいない場合にだけ、もう一度尋ねます。同じ段階の全員がそう答えると、次の担当者に今知らせます。',
  nobodyLeft: '記録しましたが、ほかに尋ねる人がいません。あなたを含め、尋ねた全員に今もう一度知らせます。',
  used: 'すでに回答済みです。',
  come: '{name} さんがすでに到着しています。',
  coming: '{name} さんが「すぐ行きます」と答えています。',
  over: '呼び出しは終わっています。',
  forbidden: 'このアカウントではこのラインの呼び出しに対応できません。',
  invalid: 'リンクが無効か、期限切れです。ログインして対応してください。',
  called: '呼び出し {time}',
  open: '画面を開く',
}
