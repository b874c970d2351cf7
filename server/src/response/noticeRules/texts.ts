import { refuse } from '@takt/contract/errors.ts'
import { languages } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import {
  sayNotice,
  messageFields,
  textsOf,
  unknownVariable,
  variablesOf,
} from '@takt/contract/notice-texts.ts'
import type { NoticeRuleDraft } from '@takt/contract/noticeRules.ts'
import { eventTypes } from '@takt/contract/notices.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { holds, wholePlant } from '../../platform/db/rights.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { linesFor } from '../../plant/lines/lines.ts'
import { lastNotice } from './ports.ts'

/** An unknown variable would be sent as it is written, by night. */
export function mustKnowVariables(rule: NoticeRuleDraft) {
  const { eventType } = rule
  for (const field of Object.values(messageFields)) {
    const variable = unknownVariable(eventType, rule[field] ?? '')
    if (variable !== null)
      refuse('noticeRules.no_variable', { eventType, variable, known: namesOf(eventType) }, field)
  }
}

const namesOf = (eventType: NoticeRuleDraft['eventType']) =>
  variablesOf(eventType)
    .map((name) => `{${name}}`)
    .join(' ')

/** The last event of the kind that its reader may see, as the rule words it in each language. */
export async function lastNoticeOf(call: PlantCall, rule: NoticeRuleDraft) {
  const { eventType, lineNumber, messageType } = rule
  const { page } = eventTypes[eventType]
  const mayOpen = (where: string | typeof wholePlant) => holds(call.user, page, 'view', where)
  const lines = (await linesFor(call)).map((line) => line.lineNumber).filter(mayOpen)
  const own = [
    ...lines.filter((line) => lineNumber === null || line === lineNumber),
    ...(mayOpen(wholePlant) ? [null] : []),
  ]
  const last = await lastNotice.get()(call.db, eventType, own)
  if (!last) return null
  const { minuteIn } = await plantTimes(call.db)
  const content = { ...last, eventType, messageType, texts: textsOf(rule), repeat: 0 }
  const [en, zh, es, ja] = languages.map((language) =>
    sayNotice(spoken[language], language, { ...content, time: minuteIn(language)(last.sendingTime) }),
  )
  return { sendingTime: last.sendingTime, en: en!, zh: zh!, es: es!, ja: ja! }
}
