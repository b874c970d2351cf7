import { Absence } from '@takt/contract/absences.ts'
import { AndonRule } from '@takt/contract/andonRules.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  user_absences: { entity: Absence, derived: ['name'] },
  andon_rules: { entity: AndonRule, kept: ['place'] },
}
