import { Refusal } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { type Operator, OperatorDraft } from '@takt/contract/operators.ts'
import { recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { judgeRows, namesIn, readRows, type Wish, wishesOf } from '../../platform/imports/imports.ts'
import { endLogin } from './logins.queries.ts'
import {
  findOperators,
  holdersOf,
  insertOperators,
  lockOperators,
  teamsAmong,
  updateOperators,
  usersAmong,
} from './import.queries.ts'

type ImportContext = Awaited<ReturnType<typeof importContextOf>>

const unsaid = { cardId: null, userName: null, level: 1, teamName: null, enabled: true }
const Written = OperatorDraft.strip()

/** Every row is judged by the rules for one operator. */
export function importOperators(call: PlantCall, { rows, dryRun }: { rows: ImportRow[]; dryRun: boolean }) {
  return inOneGo(call.db, async (db) => {
    recordNothing(call)
    await lockOperators(db)
    const numbers = namesIn(rows, 'operatorNo').filter((one) => code().safeParse(one).success)
    const there = new Map(
      (await findOperators(db, numbers)).map((operator) => [operator.operatorNo, operator]),
    )
    const read = readRows(rows, {
      key: 'operatorNo',
      schema: OperatorDraft,
      there,
      draftOf: (operator) => Written.parse(operator),
      unsaid,
    })
    const wishes = wishesOf(read)
    const context = await importContextOf(
      db,
      wishes.map(({ draft }) => draft),
    )
    // A badge or an account that is given back in this very file is free.
    for (const { draft, before } of wishes) {
      if (before?.cardId && before.cardId !== draft.cardId) context.cards.delete(before.cardId)
      if (before?.userName && before.userName !== draft.userName) context.accounts.delete(before.userName)
    }
    const { fresh, changed, tell } = judgeRows(read, ['operatorNo', 'cardId', 'userName'], ({ draft }) =>
      objectionsTo(context, draft),
    )
    const report = tell(dryRun)
    if (report.written) await write(db, call, fresh, changed)
    return report
  })
}

async function importContextOf(db: Db, drafts: readonly OperatorDraft[]) {
  const [cards, names] = [
    drafts.flatMap(({ cardId }) => cardId ?? []),
    drafts.flatMap(({ userName }) => userName ?? []),
  ]
  const [holders, teams, users] = await Promise.all([
    holdersOf(db, cards, names),
    teamsAmong(
      db,
      drafts.flatMap(({ teamName }) => teamName ?? []),
    ),
    usersAmong(db, names),
  ])
  return {
    cards: new Map(holders.map(({ cardId, operatorNo }) => [cardId, operatorNo])),
    accounts: new Map(holders.map(({ userName, operatorNo }) => [userName, operatorNo])),
    teams: new Set(teams.map(({ teamName }) => teamName)),
    users: new Set(users.map(({ userName }) => userName)),
  }
}

function* objectionsTo(
  { cards, accounts, teams, users }: ImportContext,
  { operatorNo, cardId, userName, teamName }: OperatorDraft,
): Iterable<Refusal> {
  if (teamName !== null && !teams.has(teamName))
    yield new Refusal('operators.no_team', { teamName }, 'teamName')
  if (userName !== null && !users.has(userName))
    yield new Refusal('users.no_such', { code: userName }, 'userName')
  for (const [field, value, holder] of [
    ['cardId', cardId, cards.get(cardId)],
    ['userName', userName, accounts.get(userName)],
  ] as const) {
    if (value !== null && holder !== undefined && holder !== operatorNo)
      yield new Refusal('record.code_taken', { code: value }, field)
  }
}

async function write(
  db: Db,
  call: PlantCall,
  fresh: readonly Wish<OperatorDraft, Operator>[],
  changed: readonly Wish<OperatorDraft, Operator>[],
) {
  const before = new Map(changed.map((one) => [one.draft.operatorNo, one.before]))
  for (const { draft } of changed) if (!draft.enabled) await endLogin(db, null, draft.operatorNo, nowIso())
  const after = [
    ...(await updateOperators(
      db,
      changed.map(({ draft }) => draft),
    )),
    ...(await insertOperators(
      db,
      fresh.map(({ draft }) => draft),
    )),
  ]
  if (after.length > 0) {
    await recordChanges(
      db,
      call,
      after.map((operator) => ({
        entity: 'operator',
        key: operator.operatorNo,
        action: before.has(operator.operatorNo) ? 'update' : 'create',
        before: before.get(operator.operatorNo) ?? null,
        after: operator,
      })),
    )
  }
}
