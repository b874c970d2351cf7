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
  lampColour: { red: '赤', yellow: '黄', blue: '青', white: '白', green: '緑', none: '点灯しない' },
  lampSound: { none: '音なし', chime: 'チャイム', bell: 'ベル', horn: 'ホーン' },
}
