import type { Language } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import type { EventType } from '@takt/contract/notices.ts'
import { languagesOf } from '../../people/preferences/preferences.ts'
import { keepUsers } from '../../people/users/users.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { linkMaker } from './answer-links.ts'
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
  const linkFor = await answersIn(db, mails)
  const own = mails.filter(({ userName }) => there.has(userName))
  const rows = own.map((mail) => {
    const { noticeId, eventType, about, lineNumber } = mail.news
    const language = languages.get(mail.userName) ?? 'en'
    const letter = letterOf(mail, language, minuteIn(language))
    const request = JSON.stringify(mailOf(letter, language, linkFor(mail)))
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

/** Where each mail about a call is answered from, by its reader alone. */
async function answersIn(db: Db, mails: readonly Mail[]) {
  const isCall = ({ eventType }: Mail['news']) => calls.includes(eventType)
  if (!mails.some(({ news }) => isCall(news))) return () => null
  const linkFor = await linkMaker(db, Date.now())
  return ({ news, userName }: Mail) =>
    isCall(news) && news.lineNumber !== null
      ? linkFor({ line: news.lineNumber, call: Number(news.source.split(' ')[0]), userName })
      : null
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
