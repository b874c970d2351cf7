import type { AlarmTexts } from '@takt/contract/alarm-texts.ts'
import { sayNotice } from '@takt/contract/notice-texts.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import type { Language } from '@takt/contract/languages.ts'
import { eventTypes, type MessageType } from '@takt/contract/notices.ts'
import { pages } from '@takt/contract/pages.ts'
import { languagesOf } from '../../people/preferences/preferences.ts'
import { keepUsers } from '../../people/users/users.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { publicOrigin } from './mail-settings.ts'
import type { News } from './queue.ts'
import { insertMails } from './webhooks.queries.ts'

/** A notice for somebody who has an address. */
export type Mail = {
  news: Pick<News, 'noticeId' | 'eventType' | 'lineNumber' | 'about' | 'facts' | 'sendingTime'>
  userName: string
  /** Null: as the event is. */
  messageType: MessageType | null
  texts: AlarmTexts | null
  repeat: number
}

/** Queues mails in the transaction of what they tell: both are there or neither. */
export async function queueMails(db: Db, mails: readonly Mail[]) {
  if (mails.length === 0) return
  const names = mails.map(({ userName }) => userName)
  const [languages, there] = [await languagesOf(db, names), await keepUsers(db, names)]
  const { minute } = await plantTimes(db)
  const own = mails.filter(({ userName }) => there.has(userName))
  const rows = own.map((mail) => {
    const { noticeId, eventType, about, lineNumber } = mail.news
    const request = JSON.stringify(letterOf(mail, languages.get(mail.userName) ?? 'en', minute))
    const { userName, repeat } = mail
    return { targetCode: null, userName, noticeId, eventType, about, lineNumber, request, repeat }
  })
  await insertMails(db, rows)
}

export type MailText = { subject: string; text: string }

function letterOf(
  { news, messageType, texts, repeat }: Mail,
  language: Language,
  minute: (instant: string) => string,
): MailText {
  const { eventType, lineNumber, about, facts, sendingTime } = news
  const words = spoken[language]
  const { messageType: usual, page } = eventTypes[eventType]
  const urgency = words.messageType[messageType ?? usual]
  const subject = [urgency, words.eventType[eventType], lineNumber, about].filter(Boolean).join(' · ')
  const origin = publicOrigin()
  const time = minute(sendingTime)
  const text = [
    sayNotice(words, language, { eventType, lineNumber, facts, messageType, texts, time, repeat }),
    '',
    ...(lineNumber === null ? [] : [`${words.field.lineNumber}: ${lineNumber}`]),
    `${words.field.sendingTime}: ${time}`,
    ...(origin === null ? [] : ['', `${words.page[page]}: ${origin}/#${pages[page].path}`]),
  ].join('\n')
  // One line: what people or machines wrote begins no header of its own.
  return { subject: subject.replaceAll(/\s+/g, ' '), text }
}
