import type { Words } from '../../en/words.ts'
import type { andonChoices as inEnglish } from '../../en/choices/andon.ts'

export const andonChoices: Pick<Words, keyof typeof inEnglish> = {
  callState: {
    called: '呼び出し中',
    arrived: '対応中',
    solved: '解決',
    confirmed: '確認済み',
    cancelled: '取消',
  },
}
