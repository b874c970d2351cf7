import { Operator, Qualification, StationLogin } from '@takt/contract/operators.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  operators: { entity: Operator },
  qualifications: { entity: Qualification },
  station_logins: { entity: StationLogin, derived: ['name', 'duration'] },
}
