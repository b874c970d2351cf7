import type { LossType } from '@takt/contract/alarmDefs.ts'
import type { LampColour, LampSound } from '@takt/contract/lamps.ts'

/** Who is notified of calls in the demonstration, from the first to the last. */
export const helpers = [
  { userName: 'team.leader', name: 'Mei Tanaka', cardId: 'HELP-A' },
  { userName: 'maintenance', name: 'Luis Ortega', cardId: 'HELP-B' },
  { userName: 'plant.manager', name: 'Karin Vogel', cardId: 'HELP-C' },
] as const

type Plan = {
  lossType: LossType
  lamp: readonly [LampColour, LampSound]
  minutes: readonly [number, number, number]
  texts: readonly string[]
}
/** Minutes of each level, and the message in English, Chinese, Spanish and Japanese. */
export const andonPlans: readonly Plan[] = [
  {
    lossType: 'equipment',
    lamp: ['red', 'horn'],
    minutes: [2, 5, 10],
    texts: [
      'A machine needs maintenance',
      '设备需要维修',
      'Una máquina necesita mantenimiento',
      '設備の保全が必要です',
    ],
  },
  {
    lossType: 'mass',
    lamp: ['yellow', 'bell'],
    minutes: [3, 8, 15],
    texts: [
      'A quality question at the line',
      '产线有质量问题',
      'Duda de calidad en la línea',
      '品質の確認が必要です',
    ],
  },
  {
    lossType: 'organizational',
    lamp: ['blue', 'chime'],
    minutes: [3, 10, 20],
    texts: [
      'Material or a person is missing',
      '缺少物料或人员',
      'Falta material o una persona',
      '部品または人が足りません',
    ],
  },
  {
    lossType: 'process',
    lamp: ['white', 'chime'],
    minutes: [5, 15, 30],
    texts: [
      'The process needs an engineer',
      '工艺需要工程师支持',
      'El proceso necesita un ingeniero',
      '工程に技術者が必要です',
    ],
  },
]
