import { NoticeRule } from '@takt/contract/noticeRules.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  notice_rules: { entity: NoticeRule, open: ['eventType'] },
}
