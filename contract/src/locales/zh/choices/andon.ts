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
}
