import type { Words } from '../../en/words.ts'
import type { andonChoices as inEnglish } from '../../en/choices/andon.ts'

export const andonChoices: Pick<Words, keyof typeof inEnglish> = {
  callState: {
    called: '已呼叫',
    arrived: '已到场',
    solved: '已解决',
    confirmed: '已确认',
    cancelled: '已取消',
  },
  lampColour: { red: '红', yellow: '黄', blue: '蓝', white: '白', green: '绿', none: '不亮灯' },
  lampSound: { none: '无声', chime: '提示音', bell: '铃声', horn: '喇叭' },
}
