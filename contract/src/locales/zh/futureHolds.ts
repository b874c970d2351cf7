import type { futureHoldsErrors as errorsInEnglish } from '../en/futureHolds.ts'
import type { FieldName } from '../../field-names.ts'

export const futureHolds = {
  holdLater: '稍后扣留',
  title: '在后续工序扣留 {unit}',
  hint: '到达该工序前继续流转',
  saved: '产品将在该工序被扣留',
  toCome: '待执行的扣留',
  at: '工序 {step}：{reason}（{by}）',
  drop: '取消扣留',
  dropQuestion: '取消工序 {step} 的扣留？',
  dropped: '扣留已取消',
}

export const futureHoldsFields = {
  setBy: '设定人',
  setAt: '设定时间',
} satisfies Partial<Record<FieldName, string>>

export const futureHoldsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'futureHolds.not_ahead': '产品不再经过工序 {stepSeq}',
  'futureHolds.there': '产品已设定在工序 {stepSeq} 扣留',
}
