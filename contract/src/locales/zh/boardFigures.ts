import type { Words } from '../en/words.ts'

export const boardFigures: Words['boardFigures'] = {
  takenAt:
    '时间开动率、性能开动率和良品率取自工位 {station}，其计划周期为全线最长；只有返工才经过的工位不计入。合格率按整条线的产品计算，因此可能与良品率不同。',
  formula: {
    oee: '时间开动率 × 性能开动率 × 良品率',
    availability: '生产时间 ÷ 负荷时间',
    effectiveness: '计划周期 × 产出数 ÷ 生产时间',
    quality: '一次合格数 ÷ 产出数',
    okRate: '合格数 ÷ 检验数',
    firstPassYield: '全程无不合格数 ÷ 检验数',
    madeShift: '本班产量 − 截至目前的目标',
    madeToday: '今日产量 − 截至目前的目标',
  },
  about: {
    oee: '负荷时间中，有多少以计划周期用在了合格品上。',
    availability: '负荷时间 = 本班至今 − 计划停机 − 无数据时间。',
    effectiveness: '超过 100% 说明实际快于计划：计划周期偏长。',
    quality: '后来返修合格的产品不算一次合格。',
    okRate: '检验数 = 本班完成的产品 + 本班判为不合格且尚未修复的产品。',
    firstPassYield:
      '检验数 = 本班完成的产品 + 本班判为不合格且尚未修复的产品。返修后的产品算合格，但不算直通。',
    madeShift:
      '目标 = 截至目前的工作时间（不含休息）÷ 节拍：产线的目标节拍，未设定时为各工位最长的计划周期。',
    madeToday:
      '目标 = 本生产日截至目前的工作时间（不含休息）÷ 节拍：产线的目标节拍，未设定时为各工位最长的计划周期。',
  },
  term: {
    producingTime: '生产时间',
    plannedBusyTime: '负荷时间',
    plannedDown: '计划停机时间',
    unknownTime: '无数据时间',
    plannedCycle: '计划周期',
    produced: '该工位产出数',
    plannedTime: '按计划所需时间',
    goodFirst: '一次合格数',
    ok: '最终合格',
    ng: '不合格或报废',
    inspected: '检验数',
    firstGood: '全程无不合格数',
    made: '合格完成数',
    target: '截至目前的目标',
  },
}
