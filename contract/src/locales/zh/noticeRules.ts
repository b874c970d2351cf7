import type {
  noticeRulesErrors as errorsInEnglish,
  noticeRulesFields as fieldsInEnglish,
} from '../en/noticeRules.ts'
import type { Words } from '../en/words.ts'

export const noticeRules: Words['noticeRules'] = {
  about: '事件通知谁、何时通知、如何通知。没有适用规则时，立即通知所有可打开相应页面的人',
  createOne: '新建规则',
  editOne: '编辑“{event}”的规则',
  listEmpty: '还没有规则：事件发生时，立即用铃铛通知所有可打开相应页面的人。',
  deleteQuestion: '删除“{event}”的规则？仍在等待的通知将不再发送。',
  everyLine: '所有产线',
  duty: '当班班组',
  who: '通知对象',
  reached: '现在可通知',
  nobody: '无人',
  eventHint: '适用于事件的所有规则都生效。如果其中没有使用铃铛的规则，则用铃铛通知所有可打开相应页面的人。',
  lineHint: '留空：所有产线及不属于产线的事件',
  peopleHint: '不指定：所有可打开相应页面的人。规则不会让任何人看到其无权打开的内容。',
  dutyHint: '日历为当前班次安排的班组，通过其操作员的账号通知',
  bellHint: '铃铛和通知中心',
  targetsHint: '同时发送到这些目标。在此指定的目标只按规则收到该事件。',
  mailHint: '发给其中有邮箱地址的每个人，使用其语言',
  noMailHint: '尚未设置邮件服务器：由运行服务器的人员设置 MAIL_URL',
  levelHint: '留空：与事件的紧急程度相同',
  delayHint:
    '0：立即通知。否则在这些分钟之后，仅当情况仍未结束且无人标为已处理时才通知。无法判断是否结束的事件（如工单完成）只看是否标为已处理。',
  quietHint: '按工厂时间；期间的通知在结束时发送（如果届时仍需通知）',
  passHint: '报警在免打扰时段也通知',
  preview: '现在会通知谁',
  previewNow: '立即：',
  previewAt: '{time}：',
  noAddress: '没有邮箱地址，收不到邮件：{people}',
  test: '测试',
  testOne: '给我发送测试',
  tested: '测试已出现在您的通知中',
  person: '{name}（{userName}）',
  minutes: '{count} 分钟',
  atOnce: '立即',
  quiet: '免打扰时段',
  quietHours: '{from}–{to}',
  channels: '方式',
}

export const noticeRulesFields: Pick<Words['field'], keyof typeof fieldsInEnglish> = {
  toUsers: '账号',
  toRoles: '角色',
  toDuty: '当班班组',
  bell: '铃铛',
  mail: '邮件',
  targetCodes: '网络回调目标',
  delay: '延迟（分钟）',
  quietFrom: '免打扰开始',
  quietTo: '免打扰结束',
  alarmsPass: '报警除外',
}

export const noticeRulesErrors: typeof errorsInEnglish = {
  'noticeRules.not_yours': '只有可打开“{page}”的人才能决定“{eventType}”通知谁',
  'noticeRules.no_person': '没有账号 {userName}',
  'noticeRules.no_role': '没有角色 {roleKey}',
  'noticeRules.no_line': '没有产线 {lineNumber}',
  'noticeRules.no_target': '没有回调目标 {targetCode}',
  'noticeRules.no_channel': '请选择铃铛、邮件或回调目标，否则规则不会通知任何人',
  'noticeRules.no_mail_server': '尚未设置邮件服务器：由运行服务器的人员设置 MAIL_URL',
  'noticeRules.quiet_hours': '免打扰时段需要开始时间和不同的结束时间',
  'noticeRules.no_shift': '“{eventType}”不属于任何产线，没有当班班组',
}
