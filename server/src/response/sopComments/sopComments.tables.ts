import { SopComment } from '@takt/contract/sopComments.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  sop_comments: { entity: SopComment },
}
