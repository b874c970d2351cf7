import type { AlarmTexts } from '@takt/contract/alarm-texts.ts'
import type { Facts } from '@takt/contract/errors.ts'
import type { Language } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { linkOf } from '@takt/contract/notice-source.ts'
import { sayNotice } from '@takt/contract/notice-texts.ts'
import { type EventType, eventTypes, type MessageType, messageTypeOf } from '@takt/contract/notices.ts'
import { publicOrigin } from './public-origin.ts'
import type { Message } from './robots.ts'

/** What happened, as it is sent. */
export type Event = {
  noticeId: number
  eventType: EventType
  lineNumber: string | null
  about: string
  source: string
  facts: Facts
  sendingTime: string
}

/** The content, how urgent, in which words, and how many-th time. */
export type LetterContent = {
  news: Event
  /** Null: as the event is. */
  messageType: MessageType | null
  texts: AlarmTexts | null
  repeat: number
}

/** A notice as a mail and a group robot show it. */
export function letterOf(
  { news, messageType, texts, repeat }: LetterContent,
  language: Language,
  minute: (instant: string) => string,
): Message {
  const { eventType, lineNumber, about, facts, sendingTime } = news
  const words = spoken[language]
  const { page } = eventTypes[eventType]
  const urgency = words.messageType[messageType ?? messageTypeOf(eventType, facts)]
  const [origin, time] = [publicOrigin(), minute(sendingTime)]
  return {
    subject: [urgency, words.eventType[eventType], lineNumber, about].filter(Boolean).join(' · '),
    lines: [
      sayNotice(words, language, { eventType, lineNumber, facts, messageType, texts, time, repeat }),
      '',
      ...(lineNumber === null ? [] : [`${words.field.lineNumber}: ${lineNumber}`]),
      `${words.field.sendingTime}: ${time}`,
    ],
    link: origin === null ? null : { label: words.page[page], url: `${origin}/#${linkOf(news)}` },
  }
}
