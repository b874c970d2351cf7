import { Refusal } from '@takt/contract/errors.ts'
import type { Role, User, UserDraft } from '@takt/contract/users.ts'
import type { Caller } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { unknownLines } from '../../plant/lines/lines.ts'
import { rolesWithMenu } from './roles.ts'
import { holdersOfCards } from './users.queries.ts'
import { beyondAccount } from './within.ts'

/** What must be known of the plant to judge some accounts. */
export type AccountContext = { roles: Map<string, Role>; unknown: Set<string>; cards: Map<string, string> }

export async function accountContextOf(
  db: Db,
  drafts: readonly Pick<UserDraft, 'lines' | 'cardId'>[],
): Promise<AccountContext> {
  const cards = await holdersOfCards(
    db,
    drafts.flatMap(({ cardId }) => cardId ?? []),
  )
  return {
    roles: new Map((await rolesWithMenu(db)).map((role) => [role.roleKey, role])),
    unknown: new Set(await unknownLines(db, [...new Set(drafts.flatMap(({ lines }) => lines))])),
    cards: new Map(cards.map(({ cardId, userName }) => [cardId!, userName])),
  }
}

/** Everything against an account becoming so, by the hand of this person. */
export function* objectionsTo(
  user: Caller,
  { roles, unknown, cards }: AccountContext,
  before: User | null,
  draft: UserDraft,
): Iterable<Refusal> {
  if (before) yield* beyondAccount(user, roles, before)
  yield* beyondAccount(user, roles, draft)
  if (draft.roles.length === 0) yield new Refusal('users.no_role')
  const [noRole, noLine] = [
    draft.roles.find((role) => !roles.has(role)),
    draft.lines.find((line) => unknown.has(line)),
  ]
  if (noRole !== undefined) yield new Refusal('users.no_such', { code: noRole }, 'roles')
  if (noLine !== undefined) yield new Refusal('users.no_such', { code: noLine }, 'lines')
  const holder = draft.cardId === null ? undefined : cards.get(draft.cardId)
  if (holder !== undefined && holder !== draft.userName)
    yield new Refusal('record.code_taken', { code: draft.cardId! }, 'cardId')
  const stepsDown = before?.roles.includes('admin') && !draft.roles.includes('admin')
  if (stepsDown && draft.userName === user.userName) yield new Refusal('users.yourself', {}, 'roles')
}

export function mustNotObject(objections: Iterable<Refusal>) {
  for (const refusal of objections) throw refusal
}
