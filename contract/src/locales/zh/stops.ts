import type { StopCause } from '../../stops.ts'
import type { stops as english, stopsErrors as errorsInEnglish } from '../en/stops.ts'
import type { FieldName } from '../../field-names.ts'

/** Words of the list of stops, besides the names of fields. */
export const stops: Record<keyof typeof english, string> = {
  open: '{count} 次停机待说明原因（{time}）',
  none: '所有停机均已说明原因',
  explain: '说明停机原因',
  title: '超过产线界限的停机',
  about:
    '最近两个生产日的停机与等待。只有当路线与时间先后都吻合，或停机时首个报警可以说明时，才会提出建议；经人确认后才计入。',
  starved: '{station} 造成缺料：自 {at} 起{status}，位于路线上游',
  blocked: '{station} 造成堵塞：自 {at} 起{status}，位于路线下游',
  alarm: '停机时的首个报警：{alarm}，{at}',
  accept: '确认此原因',
  other: '其他原因',
  give: '填写原因',
  noProposal: '工厂历史中没有可解释的记录',
  accepted: '原因已保存',
  by: '{cause} – {name}，{at}',
  goesOn: '仍在继续',
  noStops: '没有超过界限的停机',
  split: '拆分',
  splitTitle: '拆分 {station} 的停机',
  splitDone: '停机已拆分',
  merge: '与前一段合并',
  mergeQuestion: '将自 {at} 起的一段与前一段合并？保留前一段的原因；前一段没有原因时，保留本段的原因。',
  mergeDone: '已合并',
  lost: '损失 {count} 件',
  reasons: '停机原因排列',
  reasonsOf: '超过产线界限的停机，{from} 至 {to}',
  noReason: '尚无原因',
  byTime: '按时间',
  byCount: '按次数',
  times: '停机次数',
  cumulative: '累计',
  views: '停机或原因',
  each: '逐次停机',
}

export const stopsFields = {
  stopCause: '起因',
  causeStation: '最先停机的工位',
  explainedBy: '说明人',
  explainedAt: '说明时间',
  correction: '更正原因',
  splitAt: '拆分时间',
  lossSource: '损失来源',
  lostTime: '损失时间',
  lostPieces: '损失件数',
} satisfies Partial<Record<FieldName, string>>

export const stopsChoices = {
  stopCause: {
    starved: '缺料等待',
    blocked: '下游堵塞',
    alarm: '报警',
    other: '其他原因',
  } satisfies Record<StopCause, string>,
  lossSource: { stop: '停机', call: '呼叫' },
}

export const stopsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'stops.no_such': '工位 {stationNumber} 从该时刻起没有需要说明原因的停机',
  'stops.no_cause_station': '请指明本产线上最先停机的工位',
  'stops.no_alarm': '请指明报警',
  'stops.no_remark': '请写明停机原因',
  'stops.cause_not_asked': '该起因不能指明其他工位或报警',
  'stops.no_correction': '该段已有原因，请写明更正理由',
  'stops.split_outside': '请选择该段之内的时间，前后都须有工作时间',
  'stops.too_many_parts': '一次停机最多分为 {most} 段，请先合并',
  'stops.first_part': '该段从停机开始处起，之前没有可合并的段',
}
