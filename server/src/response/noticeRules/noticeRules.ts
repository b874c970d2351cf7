import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import {
  type NoticeRule,
  type NoticeRuleDraft,
  type NoticeRuleFilter,
  type noticeRules,
  plantEvents,
} from '@takt/contract/noticeRules.ts'
import { type EventType, eventTypes } from '@takt/contract/notices.ts'
import { allRoles, namesOfUsers, peopleToTell, type Person } from '../../people/users/users.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { holds } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import { linesFor, unknownLines } from '../../plant/lines/lines.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import { codesOfTargets, hasMailServer } from '../webhooks/webhooks.ts'
import { audienceAt, reachOf } from './audience.ts'
import {
  deleteRule,
  deleteRulesOf,
  findRule,
  insertRule,
  listRules,
  lockRule,
  updateRule,
} from './noticeRules.queries.ts'
import { tellAt } from './quiet.ts'
import { lastNoticeOf, mustKnowVariables } from './texts.ts'

export { type Audience, audienceAt, peopleOf } from './audience.ts'
export { findRule, keepRules, rulesInUse } from './noticeRules.queries.ts'
export { tellAgainAt, tellAt } from './quiet.ts'
export { lastNotice } from './ports.ts'
export { lastNoticeOf } from './texts.ts'
export { mayOpen, reachablePeople } from './reach.ts'

export const lineNoticeRulesPart = { remove: (db: Db, line: string) => deleteRulesOf(db, line) }

const numbersOfLines = async (call: PlantCall) => (await linesFor(call)).map(({ lineNumber }) => lineNumber)

export async function ruleRegister(call: PlantCall, filter: NoticeRuleFilter) {
  const { rows, total } = await listRules(call.db, filter)
  return { rows: await withReach(call, rows), total }
}

export async function oneRule(call: PlantCall, { id }: { id: number }) {
  const rule = (await findRule(call.db, id)) ?? refuse('record.unknown')
  return (await withReach(call, [rule]))[0]!
}

async function withReach(call: PlantCall, rules: readonly NoticeRule[]) {
  if (rules.length === 0) return []
  const [audience, lines] = [await audienceAt(call.db, Date.now()), await numbersOfLines(call)]
  const rows = []
  for (const rule of rules)
    rows.push({ ...rule, reached: receiversOf(rule, await reachOf(rule, lines, audience)).length })
  return rows
}

/** The people a rule is for: by the bell all, by mail only those who have an address, by a target alone nobody. */
const receiversOf = ({ bell, mail }: Pick<NoticeRule, 'bell' | 'mail'>, people: readonly Person[]) =>
  people.filter(({ email }) => bell || (mail && email !== null))

const named = (people: readonly Person[]) =>
  people
    .map(({ userName, name }) => ({ userName, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

export async function ruleChoices({ db }: PlantCall) {
  const [people, roles, targets] = await Promise.all([peopleToTell(db), allRoles(db), codesOfTargets(db)])
  return {
    users: people.map(({ userName, name }) => ({ userName, name })),
    roles: roles.map(({ roleKey, roleName }) => ({ roleKey, roleName })),
    targets,
    mail: hasMailServer(),
  }
}

export async function previewRule(call: PlantCall, draft: NoticeRuleDraft) {
  await mustFit(call, call.db, draft)
  const now = Date.now()
  const at = tellAt(draft, draft.eventType, now, (await plantOf(call.db)).timeZone)
  const reached = await reachOf(draft, await numbersOfLines(call), await audienceAt(call.db, now))
  const noAddress = draft.mail ? reached.filter(({ email }) => email === null) : []
  const last = await lastNoticeOf(call, draft)
  return { at: isoOf(at), people: named(receiversOf(draft, reached)), noAddress: named(noAddress), last }
}

export const createRule = (call: PlantCall, draft: NoticeRuleDraft) =>
  inOneGo(call.db, async (db) => {
    await mustFit(call, db, draft)
    const after = await insertRule(db, draft, call.user.name)
    await recordChange(db, call, { entity: 'noticeRule', key: String(after.id), action: 'create', after })
    return after
  })

export const changeRule = (
  call: PlantCall,
  { id, revision, ...draft }: z.output<typeof noticeRules.update.input>,
): Promise<NoticeRule> =>
  inOneGo(call.db, async (db) => {
    const before = await asSeen(call, db, id, revision)
    await mustFit(call, db, draft)
    const after = await updateRule(db, id, draft, call.user.name)
    await recordChange(db, call, { entity: 'noticeRule', key: String(id), action: 'update', before, after })
    return after
  })

export const removeRule = (call: PlantCall, { id, revision }: { id: number; revision: number }) =>
  inOneGo(call.db, async (db) => {
    const before = await asSeen(call, db, id, revision)
    await deleteRule(db, id)
    await recordChange(db, call, { entity: 'noticeRule', key: String(id), action: 'delete', before })
    return before
  })

async function asSeen(call: PlantCall, db: Db, id: number, revision: number) {
  const before = (await lockRule(db, id)) ?? refuse('record.unknown')
  if (before.revision !== revision) refuse('record.changed')
  mustMaySee(call, before.eventType)
  return before
}

/** Whoever may not open what an event leads to would otherwise keep it from those who may. */
export function mustMaySee({ user }: PlantCall, eventType: EventType) {
  const { page } = eventTypes[eventType]
  if (!holds(user, page, 'view')) refuse('noticeRules.not_yours', { eventType, page })
}

async function mustFit(call: PlantCall, db: Db, rule: NoticeRuleDraft) {
  const { eventType, lineNumber, quietFrom, quietTo } = rule
  mustMaySee(call, eventType)
  mustKnowVariables(rule)
  if (!rule.bell && !rule.mail && rule.targetCodes.length === 0) refuse('noticeRules.no_channel')
  if (rule.repeatEvery !== null && !rule.bell) refuse('noticeRules.repeat_bell')
  if ((rule.repeatEvery === null) !== (rule.repeatMost === null)) refuse('noticeRules.repeat_both')
  if (rule.mail && !hasMailServer()) refuse('noticeRules.no_mail_server')
  if ((quietFrom === null) !== (quietTo === null) || (quietFrom !== null && quietFrom === quietTo))
    refuse('noticeRules.quiet_hours')
  if (rule.toDuty && plantEvents.includes(eventType)) refuse('noticeRules.no_shift', { eventType })
  if (lineNumber !== null && (await unknownLines(db, [lineNumber])).length > 0)
    refuse('noticeRules.no_line', { lineNumber })
  await mustBeThere(db, rule)
}

/** The people and things a rule names. */
async function mustBeThere(db: Db, rule: NoticeRuleDraft) {
  const users = await namesOfUsers(db, rule.toUsers)
  const userName = rule.toUsers.find((one) => !users.has(one))
  if (userName !== undefined) refuse('noticeRules.no_person', { userName })
  const roles = new Set((await allRoles(db)).map(({ roleKey }) => roleKey))
  const roleKey = rule.toRoles.find((one) => !roles.has(one))
  if (roleKey !== undefined) refuse('noticeRules.no_role', { roleKey })
  const targets = await codesOfTargets(db)
  const targetCode = rule.targetCodes.find((one) => !targets.includes(one))
  if (targetCode !== undefined) refuse('noticeRules.no_target', { targetCode })
}
