import { operatorsNamed } from '../../plant/operators/operators.ts'
import type { Db } from '../../platform/db/tables.ts'
import { namesOf } from './users.queries.ts'

/** What accounts and roles are called, and operators without an account by their number: their badge answers a call all the same. */
export async function namesOfPeople(db: Db, named: readonly string[]) {
  const names = await namesOf(db, named)
  const withoutAccount = named.filter((one) => !names.has(one))
  const operators = withoutAccount.length > 0 ? await operatorsNamed(db, withoutAccount) : []
  return new Map([...names, ...operators.map(({ operatorNo, name }) => [operatorNo, name] as const)])
}
