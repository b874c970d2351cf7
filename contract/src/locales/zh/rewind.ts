import type { rewind as english, rewindErrors as errorsInEnglish } from '../en/rewind.ts'

/** Words of the rewound board of a line. */
export const rewind: Record<keyof typeof english, string> = {
  open: '回放',
  title: '{day} {shift}',
  past: '历史，非实时',
  note: '以下均为 {at} 时的情况，不会变动。',
  back: '回到现在',
  play: '播放',
  stop: '暂停',
  speed: '速度',
  time: '班次内时间',
  minuteBack: '− 1 分钟',
  minuteOn: '+ 1 分钟',
  keys: '空格键播放和暂停；方向键移动一分钟，翻页键移动十分钟。',
  before: '上一班次',
  after: '下一班次',
  units: '加工中的产品',
  calls: '未结束的呼叫',
  noCalls: '当时没有呼叫',
  whole: '生产日',
  nothing: '该班次没有保留记录。',
  cut: '仅显示该班次最新的 {count} 条报警。',
}

export const rewindErrors: Record<keyof typeof errorsInEnglish, string> = {
  'rewind.not_begun': '该班次尚未开始',
  'rewind.no_shift': '当天没有班次，请选择其他日期',
}
