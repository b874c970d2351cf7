import { fill } from '@takt/contract/errors.ts'
import { type Formats, formatsFor } from '@takt/contract/formats.ts'
import type { Language } from '@takt/contract/languages.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { pages } from '@takt/contract/pages.ts'
import { headline } from '@takt/contract/report-tables.ts'
import { sayCell } from '@takt/contract/say-cell.ts'
import { languagesOf } from '../../people/preferences/preferences.ts'
import { addressOf } from '../../people/users/users.ts'
import { nobody, type PlantCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { newestSealToSend } from '../../platform/seals/seals.ts'
import { pauseAfter } from '../../platform/outbox/outbox.ts'
import {
  type MailSettings,
  mailSettings,
  mailTransport,
  noAddress,
  postMail,
  publicOrigin,
} from '../../response/webhooks/webhooks.ts'
import { type Due, markReport, takeDueReports } from './deliveries.queries.ts'
import { nameOf, sheetOf, type Shown } from './export.ts'
import { pdfForMail } from './paper.ts'
import { findReport } from './reports.queries.ts'

/** At five minutes a try: a day. */
const mostTries = 300
/** A job's turn ends some time, so that a line with much to send keeps no other waiting. */
const mostAtOnce = 50

/** So many that fail one after the other mean that the server is away, not that a mailbox is: the rest waits for the next turn. */
const mostInARow = 3

/** Sends the reports of a line whose mails are due; one that fails keeps no other waiting. */
export async function sendDueReports(db: Db, line: LineNumber, settings = mailSettings()) {
  if (settings === null) return
  const transport = mailTransport(settings.url)
  const letters: Letters = new Map()
  let inARow = 0
  for (let sent = 0; sent < mostAtOnce && inARow < mostInARow; sent++) {
    const [due] = await takeDueReports(db, line, 1)
    if (!due) return
    const ended = await sendOne(db, line, due, { transport, settings, letters })
    const over = ended.errorText === null || ended.hopeless || due.attempts >= mostTries
    const pause = over ? null : pauseAfter(due.attempts)
    await markReport(db, line, due.deliveryId, { errorText: ended.errorText, pause })
    inARow = over ? 0 : inARow + 1
  }
}

/** Drawn once for all who read a report in the same language. */
type Letters = Map<string, ReturnType<typeof letterOf>>
type Post = { transport: ReturnType<typeof mailTransport>; settings: MailSettings; letters: Letters }

async function sendOne(db: Db, line: LineNumber, due: Due, { transport, settings, letters }: Post) {
  const { userName, mailAddress, mailLanguage, reportId, deliveryId } = due
  const address = userName === null ? mailAddress : await addressOf(db, userName)
  const report = await findReport(db, line, reportId)
  if (!address || !report) return noAddress
  const language =
    userName === null ? mailLanguage : ((await languagesOf(db, [userName])).get(userName) ?? 'en')
  const letter = letters.getOrInsertComputed(`${reportId} ${language}`, () =>
    letterOf(db, line, { report, language, origin: publicOrigin() }),
  )
  return postMail({ transport, from: settings.from }, { address, id: deliveryId, ...(await letter) })
}

type LetterOf = { report: Shown; language: Language; origin: string | null }

async function letterOf(db: Db, line: LineNumber, { report, language, origin }: LetterOf) {
  const words = spoken[language]
  const { reports: reportWords, page } = words
  const kind = words.periodKind[report.periodKind]
  const revised = report.reportVer > 1 ? reportWords.subjectRevised : null
  const subject = [nameOf(language, line, report), kind, revised].filter(Boolean).join(' · ')
  const formats = formatsFor(language, report.timeZone)
  const figures = headline(report.content, words).map(([name, cell]) => `${name}: ${sayCell(cell, formats)}`)
  const link =
    origin === null
      ? []
      : ['', `${origin}/#${pages.reports.path}?${new URLSearchParams({ report: report.reportId, line })}`]
  // The whole plant's: with the report of a day, which every line has once.
  const seal = report.periodKind === 'day' ? await newestSealToSend(db) : null
  return {
    subject: subject.replaceAll(/\s+/g, ' '),
    text: [
      `${page.reports} · ${kind}`,
      '',
      ...figures,
      '',
      reportWords.attached,
      ...link,
      ...(seal ? sealLines(seal, words.seals, formats) : []),
    ].join('\n'),
    attachments: [
      await pdfForMail(db, line, { report, language }),
      await sheetFor(db, line, { report, language }),
      ...(seal?.attachments ?? []),
    ],
  }
}

type Sent = NonNullable<Awaited<ReturnType<typeof newestSealToSend>>>
const sealLines = (seal: Sent, sealWords: Words['seals'], formats: Formats) => [
  '',
  fill(sealWords.mailed, { day: formats.day(seal.day) }),
  '',
  seal.text.trimEnd(),
  `${sealWords.signature}: ${seal.signature}`,
  `${sealWords.publicKey} (SHA-256): ${seal.fingerprint}`,
]

async function sheetFor(db: Db, line: LineNumber, of: { report: Shown; language: Language }) {
  const call: PlantCall = { db, user: nobody, token: null, traced: false }
  const { contentType, body } = await sheetOf(call, line, { ...of, format: 'xlsx' })
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(Buffer.from(piece))
  const filename = `${nameOf(of.language, line, of.report)}.xlsx`
  return { filename, contentType, content: Buffer.concat(pieces) }
}
