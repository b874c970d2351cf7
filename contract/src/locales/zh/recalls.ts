import type {
  recalls as inEnglish,
  recallsChoices as choicesInEnglish,
  recallsErrors as errorsInEnglish,
  recallsFields as fieldsInEnglish,
} from '../en/recalls.ts'

export const recalls: { [Key in keyof typeof inEnglish]: string } = {
  open: '召回产品',
  title: '{code} 测量过的产品',
  about: '{code} 在 {from} 至 {to} 之间测量的值，已扣除其误差',
  aboutFirst: '{code} 截至 {to} 测量的值，已扣除其误差：此前从未合格',
  back: '返回工装',
  values: '测量值',
  units: '产品',
  builtIn: '已装入其他产品',
  finished: '已完成',
  held: '已因此扣留',
  holdNg: '扣留 {count} 件将不合格的产品',
  holdAll: '扣留全部 {count} 件',
  holdQuestion: '扣留 {count} 件产品以及装入它们的产品？原因以 {name} 开头。',
  done: '已扣留 {changed} 件',
  left: '{units} 件保持不变',
  none: '没有',
  empty: '该量具在此期间没有测量任何值。',
  cut: '以上数字仅统计最新的 {count} 个值。扣留时会读取全部，因此产品会多于此处所示。',
}

export const recallsChoices: typeof choicesInEnglish = {
  recallVerdict: {
    wouldBeNg: '将不合格',
    cannotSay: '无法判断',
    wouldBeOk: '将合格',
    stillNg: '仍不合格',
    stillOk: '仍合格',
    measuredAgain: '已复测',
  },
}

export const recallsFields: { [Key in keyof typeof fieldsInEnglish]: string } = {
  gaugeError: '量具误差',
  correctedValue: '扣除误差后',
  reading: '读数序号',
  recallVerdict: '重新判定',
}

export const recallsErrors: typeof errorsInEnglish = {
  'recalls.was_good': '{toolCode} 校准前合格：其测量值没有疑问',
}
