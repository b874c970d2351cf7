import type { NoticeRuleDraft } from '@takt/contract/noticeRules.ts'

/** A rule that names nobody and tells at once, by the bell. */
export const aNoticeRule = (over: Partial<NoticeRuleDraft> = {}): NoticeRuleDraft => ({
  eventType: 'orderLate',
  lineNumber: null,
  toUsers: [],
  toRoles: [],
  toDuty: false,
  bell: true,
  mail: false,
  targetCodes: [],
  messageType: null,
  delay: 0,
  repeatEvery: null,
  repeatMost: null,
  quietFrom: null,
  quietTo: null,
  alarmsPass: true,
  messageEn: null,
  messageZh: null,
  messageEs: null,
  messageJa: null,
  enabled: true,
  remark: null,
  ...over,
})
