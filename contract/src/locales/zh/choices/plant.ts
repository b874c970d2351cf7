import type { plantChoices as inEnglish } from '../../en/choices/plant.ts'
import type { Words } from '../../en/words.ts'

export const plantChoices: Pick<Words, keyof typeof inEnglish> = {
  stationStatus: {
    unknown: '无数据',
    waiting: '等待中',
    warning: '预警',
    running: '运行中',
    unbound: '未上料',
    producing: '生产中',
    repaired: '维修中',
    break: '休息',
    down: '停机',
    maintain: '保养',
    debugging: '换型/调整',
    defect: '故障',
    processed: '加工完成',
  },
  timeClass: {
    producing: '生产',
    delay: '等待',
    unplanned: '非计划停机',
    setup: '换型/调整',
    planned: '计划停机',
    unknown: '无数据',
  },
  dayType: { workday: '工作日', holiday: '假日', overtime: '加班' },
  slotType: { work: '作业', break: '休息', meal: '用餐', cleaning: '清扫', meeting: '会议' },
  colour: {
    blue: '蓝',
    green: '绿',
    orange: '橙',
    purple: '紫',
    cyan: '青',
    magenta: '洋红',
    gold: '金',
    grey: '灰',
  },
}
