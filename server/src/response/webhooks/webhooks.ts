import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import {
  isSigningKey,
  keyOf,
  type TargetFilter,
  type WebhookDraft,
  type WebhookFormat,
  type WebhookTarget,
  type webhooks,
} from '@takt/contract/webhooks.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mayPostTo } from './address.ts'
import { bodyOf } from './queue.ts'
import { robotBody } from './robots.ts'
import {
  deleteTarget,
  findDelivery,
  insertTarget,
  insertTest,
  listTargets,
  lockTarget,
  pageOfTargets,
  queueAgain,
  type TargetRow,
  updateTarget,
} from './webhooks.queries.ts'

export { answerPath, type CallLink, readLink } from './answer-links.ts'
export { type Mail, queueMails } from './mail-queue.ts'
export { publicOrigin, setPublicOrigin } from './public-origin.ts'
export { mailTransport, noAddress, postMail } from './mail-post.ts'
export { hasMailServer, mailSettings, type MailSettings, setMail } from './mail-settings.ts'
export { dropDeliveries } from './webhooks.queries.ts'
export { type News, queueForTargets } from './queue.ts'

/** The key, and what an address may hold of one, leave the server only towards the target. */
const shown = ({ webhookUrl, signingKey: _, ...target }: TargetRow): WebhookTarget => ({
  ...target,
  webhookOrigin: new URL(webhookUrl).origin,
})

export async function targets(db: Db, filter: TargetFilter) {
  const { rows, total } = await pageOfTargets(db, filter)
  return { rows: rows.map(shown), total }
}

export const createTarget = (call: PlantCall, draft: WebhookDraft) =>
  inOneGo(call.db, async (db) => {
    const whole = await mustFit(draft)
    const after = shown((await insertTarget(db, whole)) ?? refuse('webhooks.target_there'))
    await recordChange(db, call, { entity: 'webhook', key: after.targetCode, action: 'create', after })
    return after
  })

type Change = z.output<typeof webhooks.update.input>

export const changeTarget = (call: PlantCall, { revision, ...draft }: Change) =>
  inOneGo(call.db, async (db) => {
    const before = await asSeen(db, draft.targetCode, revision)
    // Whoever never knew the key would otherwise have messages signed with it sent to an address of their own.
    const moved =
      draft.webhookUrl !== null && new URL(draft.webhookUrl).origin !== shown(before).webhookOrigin
    const keeps = draft.signingKey === null && !draft.withoutKey
    if (moved && keeps && before.signingKey !== null) refuse('webhooks.key_again')
    if (draft.webhookFormat !== before.webhookFormat) refuse('webhooks.format_fixed')
    const whole = await mustFit(draft, before)
    const after = shown(await updateTarget(db, whole))
    const key = draft.targetCode
    await recordChange(db, call, { entity: 'webhook', key, action: 'update', before: shown(before), after })
    return after
  })

export const codesOfTargets = async (db: Db) => (await listTargets(db)).map(({ targetCode }) => targetCode)

/** What waited for it goes with it. */
export const removeTarget = (
  call: PlantCall,
  { targetCode, revision }: { targetCode: string; revision: number },
) =>
  inOneGo(call.db, async (db) => {
    const before = shown(await asSeen(db, targetCode, revision))
    await deleteTarget(db, targetCode)
    await recordChange(db, call, { entity: 'webhook', key: targetCode, action: 'delete', before })
    return before
  })

export const testTarget = (call: PlantCall, targetCode: string) =>
  inOneGo(call.db, async (db) => {
    const target = (await lockTarget(db, targetCode)) ?? refuse('record.unknown')
    if (!target.enabled) refuse('webhooks.target_off')
    const request = testOf(target)
    const row = {
      targetCode,
      userName: null,
      noticeId: null,
      eventType: null,
      about: targetCode,
      lineNumber: null,
      request,
      repeat: 0,
      ruleId: null,
    }
    const after = await insertTest(db, row)
    await recordChange(db, call, { entity: 'webhook', key: targetCode, action: 'test', after })
    return after
  })

function testOf({ targetCode, webhookFormat: format, robotLanguage: language, chatId }: TargetRow) {
  if (format === 'standard') return bodyOf('test', { about: targetCode })
  return robotBody(
    format,
    { subject: `${spoken[language].webhooks.testEvent} · ${targetCode}`, lines: [], link: null },
    chatId,
  )
}

export const sendAgain = (call: PlantCall, id: number) =>
  inOneGo(call.db, async (db) => {
    const before = (await findDelivery(db, id)) ?? refuse('record.unknown')
    const after = (await queueAgain(db, id)) ?? refuse('webhooks.not_dead')
    const { targetCode, userName } = before
    const [entity, key] =
      targetCode === null ? (['user', userName!] as const) : (['webhook', targetCode] as const)
    await recordChange(db, call, { entity, key, action: 'resend', before, after })
    return after
  })

async function asSeen(db: Db, targetCode: string, revision: number) {
  const before = (await lockTarget(db, targetCode)) ?? refuse('record.unknown')
  if (before.revision !== revision) refuse('record.changed')
  return before
}

async function mustFit({ withoutKey, ...draft }: WebhookDraft, before?: TargetRow) {
  if (withoutKey && draft.signingKey !== null) refuse('webhooks.key_or_none')
  const kept = withoutKey ? null : (before?.signingKey ?? null)
  const webhookUrl = draft.webhookUrl ?? before?.webhookUrl ?? refuse('webhooks.no_address')
  const signingKey = mustFitKey(draft.webhookFormat, draft.signingKey ?? kept)
  if ((draft.chatId !== null) !== (draft.webhookFormat === 'line')) refuse('webhooks.no_chat')
  if (!(await mayPostTo(webhookUrl))) refuse('webhooks.address_forbidden')
  return { ...draft, webhookUrl, signingKey }
}

function mustFitKey(format: WebhookFormat, key: string | null) {
  if (keyOf[format] === 'none' && key !== null) refuse('webhooks.key_unused')
  if (format === 'line' && key === null) refuse('webhooks.no_token')
  if (format === 'standard' && (key === null || !isSigningKey(key))) refuse('webhooks.signing_key')
  return key
}
