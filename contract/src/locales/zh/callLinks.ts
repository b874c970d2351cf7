import type { Words } from '../en/words.ts'

export const callLinks: Words['callLinks'] = {
  inMail: '无需登录即可回答“我来处理”或“不归我管”（仅限您本人，一次有效，8 小时内）：',
  title: '需要支援',
  question: '您来吗？',
  arrive: '我来处理',
  notMine: '不归我管',
  thanksArrive: '谢谢。其他等待通知的人不再打扰。',
  thanksNotMine: '已记录。不会再询问您；如果没有其他被询问的人，现在通知下一级人员。',
  used: '您已经回答过了。',
  come: '{name} 已到场。',
  over: '呼叫已结束。',
  forbidden: '您的账号不能处理这条产线的呼叫。',
  invalid: '链接无效或已失效。请登录后处理。',
  called: '呼叫时间 {time}',
  open: '打开系统',
}
