import type { z } from 'zod'
import type {
  AndonRule,
  AndonRuleDraft,
  AndonRuleFilter,
  AndonRuleKey,
  andonRules,
} from '@takt/contract/andonRules.ts'
import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { andonLevels, andonRuleName, messagesOf } from '@takt/contract/andonRules.ts'
import { refuse } from '@takt/contract/errors.ts'
import { languageSpoken } from '@takt/contract/locales/spoken.ts'
import { allRoles, namesOfUsers } from '../../people/users/users.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { Exporting, LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { codesOfTargets } from '../webhooks/webhooks.ts'
import {
  deleteAndonRule,
  deleteAndonRulesOf,
  insertAndonRule,
  listAndonRules,
  lockAndonRule,
  updateAndonRule,
} from './andonRules.queries.ts'
import { audienceOf } from './audience.ts'
import { gapsOf, simulate } from './plan.ts'

export const lineAndonRulesPart = { remove: (db: Db, line: string) => deleteAndonRulesOf(db, line) }

export { type Audience, audienceOf } from './audience.ts'
export { peopleOf } from './plan.ts'
export { isRuled, rulesInUse } from './andonRules.queries.ts'
export { stoppingRules, type StoppingRule } from './stopping.queries.ts'

type Reading = LineCall & Exporting

/** In the reader's language, else in English. */
const messageFor = ({ words }: Exporting, rule: AndonRuleDraft) =>
  alarmTextIn(languageSpoken(words), messagesOf(rule), null)

export async function rulesOfLine(call: Reading, filter: AndonRuleFilter) {
  const { rows, total } = await listAndonRules(call.db, call.line, filter)
  const audience = await audienceOf(call.db, call.line, Date.now())
  return {
    rows: rows.map((rule) => ({
      ...rule,
      message: messageFor(call, rule),
      gaps: gapsOf(rule, audience, Date.now()),
    })),
    total,
  }
}

export async function peopleForRules({ db, line }: LineCall) {
  const [{ people }, roles, targets] = await Promise.all([
    audienceOf(db, line, Date.now()),
    allRoles(db),
    codesOfTargets(db),
  ])
  return {
    users: people.map(({ userName, name, cardId }) => ({ userName, name, cardId })),
    roles: roles.map(({ roleKey, roleName }) => ({ roleKey, roleName })),
    targets,
  }
}

export async function simulateRule(
  call: Reading,
  { at, ...rule }: z.output<typeof andonRules.simulate.input>,
) {
  mustAscend(rule)
  const calledAt = at === undefined ? Date.now() : Date.parse(at)
  const audience = await audienceOf(call.db, call.line, Math.min(calledAt, Date.now()))
  return {
    message: messageFor(call, rule),
    location: rule.location,
    levels: simulate(rule, audience, calledAt),
    gaps: gapsOf(rule, audience, Date.now()),
  }
}

export const createRule = (call: LineCall, draft: AndonRuleDraft) =>
  inOneGo(call.db, async (db) => {
    await mustFit(db, call, draft)
    const key = andonRuleName(draft)
    const after =
      (await insertAndonRule(db, call.line, draft, call.user.name)) ?? refuse('andonRules.rule_there')
    await recordChange(db, call, { entity: 'andonRule', key, action: 'create', after })
    return after
  })

export const changeRule = (
  call: LineCall,
  { revision, ...draft }: z.output<typeof andonRules.update.input>,
): Promise<AndonRule> =>
  inOneGo(call.db, async (db) => {
    await mustFit(db, call, draft)
    const before = await asSeen(db, call, draft, revision)
    const after = await updateAndonRule(db, call.line, draft, call.user.name)
    const key = andonRuleName(draft)
    await recordChange(db, call, { entity: 'andonRule', key, action: 'update', before, after })
    return after
  })

export const removeRule = (call: LineCall, { revision, ...key }: AndonRuleKey & { revision: number }) =>
  inOneGo(call.db, async (db) => {
    const before = await asSeen(db, call, key, revision)
    await deleteAndonRule(db, call.line, key)
    await recordChange(db, call, {
      entity: 'andonRule',
      key: andonRuleName(key),
      action: 'delete',
      before,
    })
    return before
  })

async function asSeen(db: Db, { line }: LineCall, key: AndonRuleKey, revision: number) {
  const before = (await lockAndonRule(db, line, key)) ?? refuse('record.unknown')
  if (before.revision !== revision) refuse('record.changed')
  return before
}

/** A level without minutes does not exist, and none may follow it. */
function mustAscend(rule: AndonRuleDraft) {
  let before = 0
  for (const level of andonLevels) {
    const period = rule[`level${level}Period`]
    if (period === null) before = Infinity
    else if (period <= before) refuse('andonRules.levels_order', {}, `level${level}Period`)
    else before = period
  }
}

async function mustFit(db: Db, { line }: LineCall, rule: AndonRuleDraft) {
  const { stationNumber } = rule
  if (stationNumber !== null && !(await stationAt(db, line, stationNumber)))
    refuse('andon.no_station', { stationNumber })
  mustAscend(rule)
  if (rule.stopWindow !== null && !rule.stopsLine) refuse('andonRules.window_without_stop')
  const targets = rule.targetCodes.length > 0 ? await codesOfTargets(db) : []
  const targetCode = rule.targetCodes.find((one) => !targets.includes(one))
  if (targetCode !== undefined) refuse('andonRules.no_target', { targetCode })
  const roles = new Set((await allRoles(db)).map(({ roleKey }) => roleKey))
  for (const level of andonLevels) {
    const users = rule[`level${level}Users`]
    const found = await namesOfUsers(db, users)
    const missing = users.find((userName) => !found.has(userName))
    if (missing !== undefined) refuse('andonRules.no_person', { userName: missing }, `level${level}Users`)
    const role = rule[`level${level}Roles`].find((roleKey) => !roles.has(roleKey))
    if (role !== undefined) refuse('andonRules.no_role', { roleKey: role }, `level${level}Roles`)
  }
}
