import type { Language } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import type { EventType } from '@takt/contract/notices.ts'
import { languagesOf } from '../../people/preferences/preferences.ts'
import { keepUsers } from '../../people/users/users.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { linkMaker, mayAnswer } from './answer-links.ts'
import { letterOf, type LetterContent } from './letter.ts'
import type { Message } from './robots.ts'
import { insertDeliveries } from './webhooks.queries.ts'

/** A notice for somebody who has an address. */
export type Mail = LetterContent & { userName: string }

/** Queues mails in the transaction of what they tell: both are there or neither. */
export async function queueMails(db: Db, mails: readonly Mail[]) {
  if (mails.length === 0) return
  const names = mails.map(({ userName }) => userName)
  const [languages, there] = [await languagesOf(db, names), await keepUsers(db, names)]
  const { minuteIn } = await plantTimes(db)
  const own = mails.filter(({ userName }) => there.has(userName))
  const links = await answersIn(db, own)
  const rows = own.map((mail) => {
    const { noticeId, eventType, about, lineNumber } = mail.news
    const language = languages.get(mail.userName) ?? 'en'
    const letter = letterOf(mail, language, minuteIn(language))
    const request = JSON.stringify(mailOf(letter, language, links.get(mail) ?? null))
    const { userName, repeat } = mail
    return {
      targetCode: null,
      userName,
      noticeId,
      eventType,
      about,
      lineNumber,
      request,
      repeat,
      ruleId: null,
    }
  })
  await insertDeliveries(db, rows)
}

export type MailText = { subject: string; text: string }

const calls: readonly EventType[] = ['andonCall', 'andonLevel', 'andonLevelLate']

/** Where each mail about a call is answered from, by its reader alone. None for who may only look at the calls of the line. */
async function answersIn(db: Db, mails: readonly Mail[]) {
  const links = new Map<Mail, string | null>()
  const ofCalls = mails.filter(({ news }) => calls.includes(news.eventType))
  if (ofCalls.length === 0) return links
  const linkFor = await linkMaker(db, Date.now())
  for (const mail of ofCalls) {
    const { news, userName } = mail
    const { lineNumber: line } = news
    if (line !== null && (await mayAnswer(db, userName, line)))
      links.set(mail, linkFor({ line, call: Number(news.source.split(' ')[0]), userName }))
  }
  return links
}

/** One line: what people or machines wrote begins no header of its own. */
const mailOf = ({ subject, lines, link }: Message, language: Language, answer: string | null): MailText => ({
  subject: subject.replaceAll(/\s+/g, ' '),
  text: [
    ...lines,
    ...(answer ? ['', spoken[language].callLinks.inMail, answer] : []),
    ...(link ? ['', `${link.label}: ${link.url}`] : []),
  ].join('\n'),
})
