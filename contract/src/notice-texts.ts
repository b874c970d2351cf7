import type { AlarmTexts } from './alarm-texts.ts'
import { type Facts, fill } from './errors.ts'
import type { Language } from './languages.ts'
import type { Words } from './locales/en/words.ts'
import { type NoticeRuleDraft, plantEvents } from './noticeRules.ts'
import { type EventType, type MessageType, messageTypeOf, type RuledEvent } from './notices.ts'
import { sayFact } from './say-facts.ts'
import { whyNot } from './why-not.ts'

type Variables = Record<string, string>
const asCalled = (...facts: string[]): Variables => Object.fromEntries(facts.map((fact) => [fact, fact]))

/** What a text of one's own may name: each variable with the fact of the event that fills it. */
const ownVariables: Record<RuledEvent, Variables> = {
  equipmentAlarm: { station: 'stationNumber', alarm: 'alarm', code: 'alarmCode' },
  andonCall: { station: 'stationNumber', loss: 'lossType', message: 'message' },
  controlSignal: { station: 'stationNumber', feature: 'resultCode', rule: 'rule' },
  problemJudged: { defect: 'defectCode', effect: 'problemEffect', person: 'owner' },
  toolDue: { tool: 'toolCode', station: 'stationNumber', value: 'uses', limit: 'frequency' },
  calibrationDue: { tool: 'toolCode', station: 'stationNumber', until: 'until' },
  stationSilent: { station: 'stationNumber' },
  orderLate: { order: 'orderCode', value: 'left' },
  inspectionMissed: { station: 'stationNumber', check: 'itemCode', until: 'until' },
  orderStarted: { order: 'orderCode', limit: 'ordered' },
  orderFinished: { order: 'orderCode', value: 'made', limit: 'ordered' },
  materialLow: {
    station: 'stationNumber',
    position: 'position',
    material: 'bomName',
    value: 'remaining',
    unit: 'unit',
    limit: 'minimum',
  },
  materialExpired: {
    station: 'stationNumber',
    position: 'position',
    material: 'bomName',
    lot: 'bomLot',
    until: 'until',
  },
  parameterDrift: { station: 'stationNumber', parameters: 'parameters' },
  accountLocked: { account: 'userName', by: 'by' },
  loginBarred: { account: 'userName', value: 'tries' },
  loginBurst: { address: 'address', value: 'tries' },
  interfaceError: asCalled('about', 'error'),
  eventSetAside: asCalled('about', 'kind', 'error'),
}

/** What every event has; a line only those that may be of one. */
const common = (eventType: EventType): Variables => ({
  event: 'eventType',
  level: 'messageType',
  time: 'time',
  ...(plantEvents.includes(eventType) ? {} : { line: 'lineNumber' }),
})

const allOf = (eventType: EventType): Variables => ({
  ...(ownVariables as Partial<Record<EventType, Variables>>)[eventType],
  ...common(eventType),
})
export const variablesOf = (eventType: EventType) => Object.keys(allOf(eventType))

/** The first thing in braces that is no variable of the event. */
export function unknownVariable(eventType: EventType, text: string): string | null {
  const variables = variablesOf(eventType)
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!) // the group always matches
  return named.find((name) => !variables.includes(name)) ?? null
}

export const messageFields = { en: 'messageEn', zh: 'messageZh', es: 'messageEs', ja: 'messageJa' } as const
type Messages = Pick<NoticeRuleDraft, (typeof messageFields)[Language]>

/** The text of a rule in each language; null: nothing of its own in any. */
export function textsOf(rule: Messages): AlarmTexts | null {
  const { messageEn: en, messageZh: zh, messageEs: es, messageJa: ja } = rule
  return en === null && zh === null && es === null && ja === null ? null : { en, zh, es, ja }
}

export type NoticeContent = {
  eventType: EventType
  lineNumber: string | null
  facts: Facts
  /** As sent to its reader; null: as urgent as the event is. */
  messageType: MessageType | null
  /** In the plant's time, as people read it. */
  time: string
  texts: AlarmTexts | null
  /** The first time: 0. */
  repeat: number
}

/** A notice in one language: by the text of its rule, else by the product's own sentence. */
export function sayNotice(
  words: Words,
  language: Language,
  { eventType, facts, texts, repeat, ...otherFacts }: NoticeContent,
) {
  const message = facts[`message.${language}`] ?? facts.message
  const over = eventType === 'toolDue' ? Number(facts.uses) - Number(facts.frequency) : 0
  const all: Facts = {
    ...facts,
    ...(message === undefined ? {} : { message }),
    ...(texts ? whatIsCommon(eventType, facts, otherFacts) : {}),
    ...(over > 0 ? { over } : {}),
  }
  const text = texts?.[language]
  const usual = over > 0 ? words.notices.toolOver : words.notices.content[eventType]
  const template = text ? byFacts(eventType, text) : usual
  // A tool in its rack is at no station.
  const placed = facts.stationNumber === '' ? template.replaceAll(' {stationNumber}', '') : template
  const sentence = fill(placed, all, (fact, value) =>
    fact === 'error' ? whyNot(words, value) : sayFact(words, fact, value),
  )
  return repeat > 0 ? fill(words.noticeRules.reminder, { repeat, message: sentence }) : sentence
}

const whatIsCommon = (
  eventType: EventType,
  facts: Facts,
  { lineNumber, messageType, time }: Pick<NoticeContent, 'lineNumber' | 'messageType' | 'time'>,
): Facts => ({
  eventType,
  lineNumber: lineNumber ?? '–',
  messageType: messageType ?? messageTypeOf(eventType, facts),
  time,
})

/** Variables of people become the names of facts; what is no variable stays as it is written. */
function byFacts(eventType: EventType, text: string) {
  const facts = allOf(eventType)
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? `{${facts[name]}}` : whole,
  )
}
