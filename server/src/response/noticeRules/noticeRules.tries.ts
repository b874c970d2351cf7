import { noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import type { Tries } from '../../testing/feature-tries.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'

export const tries: Tries = [
  [noticeRules.create, aNoticeRule()],
  [noticeRules.update, { ...aNoticeRule({ delay: 5 }), id: 1, revision: 0 }],
  [notices.testRule, { id: 1 }],
  [noticeRules.delete, { id: 1, revision: 1 }],
]
