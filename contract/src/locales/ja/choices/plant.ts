import type { plantChoices as inEnglish } from '../../en/choices/plant.ts'
import type { Words } from '../../en/words.ts'

export const plantChoices: Pick<Words, keyof typeof inEnglish> = {
  stationStatus: {
    unknown: 'データなし',
    waiting: '待ち',
    warning: '警告',
    running: '運転中',
    unbound: '部品未セット',
    producing: '生産中',
    repaired: '修理中',
    break: '休憩',
    down: '停止',
    maintain: '保全',
    debugging: '段取り',
    defect: '故障',
    processed: '加工済',
  },
  timeClass: {
    producing: '生産',
    delay: '待ち',
    unplanned: '計画外停止',
    setup: '段取り',
    planned: '計画停止',
    unknown: 'データなし',
  },
  dayType: { workday: '稼働日', holiday: '休日', overtime: '残業' },
  slotType: { work: '作業', break: '休憩', meal: '食事', cleaning: '清掃', meeting: '朝礼・会議' },
  colour: {
    blue: '青',
    green: '緑',
    orange: 'オレンジ',
    purple: '紫',
    cyan: 'シアン',
    magenta: 'マゼンタ',
    gold: '金',
    grey: 'グレー',
  },
}
