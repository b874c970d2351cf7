import { Refusal, refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import { type ImportFault, type ImportRow, type User, UserDraft } from '@takt/contract/users.ts'
import { recordChanges, recordNothing } from '../audit/audit.ts'
import type { PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { knownFor, objectionsTo } from './objections.ts'
import { findUsers, insertUsers, lockUsers, otherAdmin, setRolesAndLines, updateUsers } from './users.queries.ts'

type Wish = { rows: ImportRow[]; existing: 'update' | 'refuse'; dryRun: boolean }
type Judged = { draft: UserDraft; before: User | null }

/** Every row is judged by the rules for one account, as if the others were done. Written are all or none. */
export function importPeople(call: PlantCall, { rows, existing, dryRun }: Wish) {
  return inOneGo(call.db, async (db) => {
    await lockUsers(db)
    const names = rows.map(({ userName }) => (typeof userName === 'string' ? userName.trim() : ''))
    const there = new Map((await findUsers(db, names.filter((name) => code().safeParse(name).success))).map((user) => [user.userName, user]))
    const read = rows.map((row, i) => readRow(row, there.get(names[i]!) ?? null))
    const judged = read.flatMap(({ draft, before }) => (draft ? [{ draft, before }] : []))
    const known = await knownFor(db, judged.map(({ draft }) => draft))
    // A badge that its holder gives back in this very file is free.
    for (const { draft, before } of judged) if (before?.cardId && before.cardId !== draft.cardId) known.cards.delete(before.cardId)
    const seen = new Set<string>()
    const faults = read.flatMap(({ draft, before, refusals }, i) => {
      const against = draft ? [...doubles(seen, draft), ...(before && existing === 'refuse' ? [taken(draft)] : []), ...objectionsTo(call.user, known, before, draft)] : refusals
      return against.map(({ key, facts, field }): ImportFault => ({ row: i + 1, userName: names[i] || null, field, key, facts }))
    })
    // Told is what would become of the rows nothing speaks against.
    const faulty = new Set(faults.map(({ row }) => row))
    const good = read.flatMap(({ draft, before }, i) => (draft && !faulty.has(i + 1) ? [{ draft, before }] : []))
    const fresh = good.filter(({ before }) => !before)
    const changed = good.filter(({ draft, before }) => before && !isSame(draft, before))
    const written = !dryRun && faults.length === 0
    recordNothing(call)
    if (written) await write(db, call, fresh, changed)
    return { created: fresh.length, updated: changed.length, unchanged: good.length - fresh.length - changed.length, faults, written }
  })
}

/** What a column that is not there means: for an account that exists, as it is. */
const unsaid = { lines: [], cardId: null, editRight: false, introduction: null }

function readRow(row: ImportRow, before: User | null): { draft?: UserDraft; before: User | null; refusals: Refusal[] } {
  const base = before ? UserDraft.strip().parse(before) : unsaid
  const { data, error } = UserDraft.safeParse({ ...base, ...row })
  if (data) return { draft: { ...data, roles: [...new Set(data.roles)], lines: [...new Set(data.lines)] }, before, refusals: [] }
  const fields = new Set(error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])))
  return { before, refusals: [...fields].map((field) => new Refusal('call.invalid', { fields: field }, field)) }
}

const taken = ({ userName }: UserDraft) => new Refusal('record.code_taken', { code: userName }, 'userName')

function* doubles(seen: Set<string>, { userName, cardId }: UserDraft) {
  for (const [field, value] of [['userName', userName], ['cardId', cardId]] as const) {
    if (value === null) continue
    if (seen.has(`${field} ${value}`)) yield new Refusal('users.row_twice', { code: value }, field)
    seen.add(`${field} ${value}`)
  }
}

const isSame = (draft: UserDraft, before: User) =>
  draft.name === before.name && draft.cardId === before.cardId && draft.editRight === before.editRight && draft.introduction === before.introduction
  && String(draft.roles.toSorted()) === String(before.roles.toSorted()) && String(draft.lines.toSorted()) === String(before.lines.toSorted())

async function write(db: Db, call: PlantCall, fresh: readonly Judged[], changed: readonly Judged[]) {
  const all = [...changed, ...fresh]
  if (all.length === 0) return
  await updateUsers(db, changed.map(({ draft }) => draft))
  await insertUsers(db, fresh.map(({ draft }) => ({ ...draft, passwordHash: null, mustChangePassword: true })))
  await setRolesAndLines(db, all.map(({ draft }) => draft))
  if (!(await otherAdmin(db))) refuse('users.last_admin', {}, 'roles')
  const after = new Map((await findUsers(db, all.map(({ draft }) => draft.userName))).map((user) => [user.userName, user]))
  await recordChanges(db, call, all.map(({ draft: { userName }, before }) =>
    ({ entity: 'user', key: userName, action: before ? 'update' : 'create', before, after: after.get(userName) ?? null })))
}
