import type { Words } from '../en/words.ts'

export const callLinks: Words['callLinks'] = {
  inMail: '无需登录即可回答“我来处理”或“不归我管”（仅限您本人，一次有效，8 小时内）：',
  title: '需要支援',
  question: '您来吗？',
  arrive: '我来处理',
  notMine: '不归我管',
  thanksArrive: '谢谢。其他等待通知的人不再打扰。',
  thanksNotMine:
    '已记录。只有在没有其他人可问时才会再次询问您；某一级的人员都这样回答后，立即通知下一级人员。',
  nobodyLeft: '已记录，但已没有其他人可问：现在再次询问所有被询问过的人，包括您。',
  used: '您已经回答过了。',
  come: '{name} 已到场。',
  coming: '{name} 已表示会来处理。',
  over: '呼叫已结束。',
  forbidden: '您的账号不能处理这条产线的呼叫。',
  invalid: '链接无效或已失效。请登录后处理。',
  called: '呼叫时间 {time}',
  open: '打开系统',
}
