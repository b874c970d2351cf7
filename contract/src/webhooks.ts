import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { byId, choice, code, count, flag, id, instant, name, note, parts } from './fields.ts'
import { teleStates, isWeb } from './host.ts'
import { registerOf, registerPaging } from './lists.ts'
import { languages } from './languages.ts'
import { eventTypeNames } from './notices.ts'

/** `standard`: another system, signed as Standard Webhooks define; the others are robots of group chats. */
export const webhookFormats = ['standard', 'slack', 'teams', 'wecom', 'dingtalk', 'feishu', 'line'] as const
export type WebhookFormat = (typeof webhookFormats)[number]
type KeyUse = 'needed' | 'optional' | 'none'
/** Whether a format has a key besides its address: of a robot mostly the address holds it. */
export const keyOf: Record<WebhookFormat, KeyUse> = {
  standard: 'needed',
  slack: 'none',
  teams: 'none',
  wecom: 'none',
  dingtalk: 'optional',
  feishu: 'optional',
  line: 'needed',
}

/** Where LINE takes messages of all its bots. */
export const lineAddress = 'https://api.line.me/v2/bot/message/push'

/** Where notices are posted to. */
export const WebhookTarget = z.object({
  targetCode: code(),
  /** Stays as it was made: what waits for it is written in it. */
  webhookFormat: choice(webhookFormats),
  /** What a robot writes in; another system gets every language. */
  robotLanguage: choice(languages),
  /** Of LINE: the user, group or room that is written to. */
  chatId: code().nullable(),
  /** Scheme, host and port. The rest of an address may hold a key, and is never answered. */
  webhookOrigin: note(),
  /** Of this line only, and of what is no line's; null: of every line. */
  lineNumber: code().nullable(),
  /** None: every event but what is a person's own matter. */
  eventTypes: parts(choice(eventTypeNames)),
  enabled: flag(),
  revision: count(),
})
export type WebhookTarget = z.infer<typeof WebhookTarget>

/** 24 to 64 bytes, as the standard requires, in Base64 behind `whsec_`. */
export const isSigningKey = (text: string) => {
  const bytes = /^whsec_((?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?)$/.exec(text)?.[1]
  return bytes !== undefined && bytes.length >= 32 && bytes.length <= 88
}

const secrets = {
  /** Absent it stays; nobody reads it again. */
  webhookUrl: note().max(500).refine(isWeb, { error: 'address' }).nullable().default(null),
  signingKey: note().max(200).nullable().default(null),
  /** The key there was is taken away. */
  withoutKey: flag().default(false),
}
export const WebhookDraft = WebhookTarget.omit({ webhookOrigin: true, revision: true })
  .extend({
    ...secrets,
    webhookFormat: WebhookTarget.shape.webhookFormat.default('standard'),
    robotLanguage: WebhookTarget.shape.robotLanguage.default('en'),
    chatId: WebhookTarget.shape.chatId.default(null),
  })
  .strict()
export type WebhookDraft = z.infer<typeof WebhookDraft>
const sortable = WebhookTarget.pick({
  targetCode: true,
  webhookFormat: true,
  lineNumber: true,
  enabled: true,
})
export const TargetFilter = z.strictObject(registerPaging(sortable))
export type TargetFilter = z.infer<typeof TargetFilter>

export const webhookKey = WebhookTarget.pick({ targetCode: true }).strict()
const asSeen = { revision: WebhookTarget.shape.revision }

/** One notice for one target, or by mail for one person: the ledger records what became of it. */
export const NoticeDelivery = z.object({
  id: id(),
  at: instant(),
  /** Null: it goes to a person by mail. */
  targetCode: code().nullable(),
  userName: code().nullable(),
  eventType: choice(eventTypeNames).nullable(),
  about: name(),
  lineNumber: code().nullable(),
  teleState: choice(teleStates),
  attempts: count(),
  nextTry: instant().nullable(),
  httpStatus: count().nullable(),
  errorText: note().nullable(),
  doneAt: instant().nullable(),
})
export type NoticeDelivery = z.infer<typeof NoticeDelivery>

const filters = NoticeDelivery.pick({ eventType: true, lineNumber: true, teleState: true })
export const DeliveryFilter = z.strictObject({
  ...filters.partial().shape,
  targetCode: code().optional(),
  userName: code().optional(),
  ...registerPaging(NoticeDelivery),
})
export type DeliveryFilter = z.infer<typeof DeliveryFilter>

export const webhooks = feature('webhooks', {
  list: plantQuery({ input: TargetFilter, output: registerOf(WebhookTarget), for: ['users'] }),
  create: plantCommand({ input: WebhookDraft, output: WebhookTarget, for: ['users'] }),
  update: plantCommand({ input: WebhookDraft.extend(asSeen), output: WebhookTarget, for: ['users'] }),
  delete: plantCommand({ input: webhookKey.extend(asSeen), output: WebhookTarget, for: ['users'] }),
  /** Puts a test in the ledger, sent like every other. */
  test: plantCommand({ input: webhookKey, output: NoticeDelivery, for: ['users'] }),
  deliveries: plantQuery({ input: DeliveryFilter, output: registerOf(NoticeDelivery), for: ['users'] }),
  sendAgain: plantCommand({ input: byId, output: NoticeDelivery, for: ['users'] }),
})
