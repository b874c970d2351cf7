import { Concession } from '@takt/contract/concessions.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  concessions: { entity: Concession, kept: ['sharedId'] },
}
