import { languagesOf } from '../../people/preferences/preferences.ts'
import { keepUsers } from '../../people/users/users.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { letterOf, type Told } from './letter.ts'
import type { Message } from './robots.ts'
import { insertMails } from './webhooks.queries.ts'

/** A notice for somebody who has an address. */
export type Mail = Told & { userName: string }

/** Queues mails in the transaction of what they tell: both are there or neither. */
export async function queueMails(db: Db, mails: readonly Mail[]) {
  if (mails.length === 0) return
  const names = mails.map(({ userName }) => userName)
  const [languages, there] = [await languagesOf(db, names), await keepUsers(db, names)]
  const { minute } = await plantTimes(db)
  const own = mails.filter(({ userName }) => there.has(userName))
  const rows = own.map((mail) => {
    const { noticeId, eventType, about, lineNumber } = mail.news
    const request = JSON.stringify(mailOf(letterOf(mail, languages.get(mail.userName) ?? 'en', minute)))
    const { userName, repeat } = mail
    return { targetCode: null, userName, noticeId, eventType, about, lineNumber, request, repeat }
  })
  await insertMails(db, rows)
}

export type MailText = { subject: string; text: string }

/** One line: what people or machines wrote begins no header of its own. */
const mailOf = ({ subject, lines, link }: Message): MailText => ({
  subject: subject.replaceAll(/\s+/g, ' '),
  text: [...lines, ...(link ? ['', `${link.label}: ${link.url}`] : [])].join('\n'),
})
