import type { Words } from '../en/words.ts'

export const callLinks: Words['callLinks'] = {
  inMail: 'ログインせずに「すぐ行きます」か「担当外です」と答える（本人のみ、一度だけ、8 時間以内）：',
  title: '応援が必要です',
  question: '行けますか？',
  arrive: 'すぐ行きます',
  notMine: '担当外です',
  thanksArrive: 'ありがとうございます。ほかの人への通知は取りやめました。',
  thanksNotMine:
    '記録しました。あなたにはもう尋ねません。ほかに尋ねた人がいなければ、次の担当者に今知らせます。',
  used: 'すでに回答済みです。',
  come: '{name} さんがすでに到着しています。',
  over: '呼び出しは終わっています。',
  forbidden: 'このアカウントではこのラインの呼び出しに対応できません。',
  invalid: 'リンクが無効か、期限切れです。ログインして対応してください。',
  called: '呼び出し {time}',
  open: '画面を開く',
}
