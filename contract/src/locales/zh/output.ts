export const output = {
  dayBefore: '前一天', dayAfter: '后一天', today: '今天', wholeDay: '全天', everyType: '所有型号', between: '班次之间', plan: '计划', actual: '实际', sumGap: '累计差距', ok: '良品', ngUnits: '不良品', slot: '时间',
  noPlanOfType: '单一型号没有计划：节拍属于整条产线。', noTakt: '没有计划：产线既无节拍目标也无周期时间。', outputChart: '产出与计划', rateChart: '良品率', rateAbout: '各时段最终为良品的比例', writeReason: '填写原因', changeReason: '修改原因', reasonOf: '{slot} 的原因', reasonHint: '留空则删除', reasonSaved: '原因已保存',
  toUnits: '此时段登记的产品', toPasses: '此时段的过站', print: '打印日报', report: '生产日报', printed: '打印于 {at}', sum: '合计', by: '{writtenBy}，{writtenAt}', toCome: '未开始', nothing: '这一天没有计划，也没有产出。',
}
