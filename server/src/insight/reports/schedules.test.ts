import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { reports } from '@takt/contract/reports.ts'
import type { ScheduleDraft } from '@takt/contract/report-schedules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { setMail, setPublicOrigin } from '../../response/webhooks/webhooks.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { makeDue, reviseLate, sendDueReports } from './reports.ts'

const heard: { to: string[]; raw: string }[] = []
function listen(port: number) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (piece) => (raw += String(piece)))
      stream.on('end', () => {
        heard.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  return server
}
let server = listen(0)
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo // it listens to a port
const away = () => new Promise<void>((resolve) => server.close(() => resolve()))

const plant = await startPlant()
const [admin, operator] = [plant.as('admin', 'L1'), plant.as('operator', 'L1')]
const line = 'L1' as LineNumber
const settings = {
  url: `smtp://127.0.0.1:${port}`,
  from: { name: 'Takt', address: 'takt@plant.example' },
}
afterAll(async () => {
  setMail(null)
  setPublicOrigin(null)
  await away()
  await plant.close()
})

const [minute, aDay] = [60_000, 86_400_000]
/** Midnight three days from now: far from the hour at which this runs. */
const night = (Math.floor(Date.now() / aDay) + 3) * aDay
const draft = (over: Partial<ScheduleDraft> = {}): ScheduleDraft => ({
  periodKind: 'shift',
  minutesAfter: 15,
  toUsers: [],
  toRoles: [],
  toMails: [],
  enabled: true,
  revision: null,
  ...over,
})
const made = async () => (await admin(reports.list, { sort: 'until' })).rows

beforeAll(async () => {
  await startLine(plant, 'L1')
  const shift = (shiftName: string, startTime: string, endTime: string) => ({
    shiftName,
    startTime,
    endTime,
    breaks: [],
  })
  await admin(plantCalls.saveShifts, { shifts: [shift('a', '00:00', '12:00'), shift('b', '12:00', '00:00')] })
})

test('without a mail server a schedule names nobody, and a person it names is there', async () => {
  await expect(admin(reports.saveSchedule, draft({ toUsers: ['editor'] }))).rejects.toMatchObject({
    key: 'noticeRules.no_mail_server',
    field: 'toUsers',
  })
  setMail(settings)
  setPublicOrigin('https://takt.example')
  await expect(admin(reports.saveSchedule, draft({ toUsers: ['who'] }))).rejects.toMatchObject({
    key: 'noticeRules.no_person',
    field: 'toUsers',
  })
  await expect(operator(reports.saveSchedule, draft())).rejects.toMatchObject({ key: 'call.forbidden' })
})

test('so many minutes after its end a shift has its report, once, however many servers look', async () => {
  await admin(reports.saveSchedule, draft({ toMails: ['boss@plant.example'] }))
  const at = (ms: number) => sql`update report_schedules set update_date = ${isoOf(ms)}`.execute(plant.db)
  await at(night - minute)
  await makeDue(plant.db, line, night + 14 * minute)
  const before = await made()
  expect(before.filter(({ until }) => Date.parse(until) >= night)).toEqual([])
  await Promise.all([1, 2, 3].map(() => makeDue(plant.db, line, night + 15 * minute)))
  await makeDue(plant.db, line, night + 40 * minute)
  const after = (await made()).filter(({ until }) => Date.parse(until) >= night)
  expect(after).toMatchObject([{ shiftName: 'b', until: isoOf(night), keptBy: null, reportVer: 1 }])
  expect(await admin(reports.deliveries, { reportId: after[0]!.reportId })).toMatchObject([
    { mailAddress: 'boss@plant.example', teleState: 'waiting', attempts: 0 },
  ])
})

test('a server that was away makes what it missed', async () => {
  await makeDue(plant.db, line, night + 2 * aDay + 15 * minute)
  const after = (await made()).filter(({ until }) => Date.parse(until) > night)
  expect(after.map(({ until }) => until)).toEqual([0.5, 1, 1.5, 2].map((days) => isoOf(night + days * aDay)))
})

const newest = async () => {
  const { rows } = await admin(reports.list, { sort: '-until' })
  const [delivery] = await admin(reports.deliveries, { reportId: rows[0]!.reportId })
  return delivery
}
const laterOn = () =>
  sql`update report_deliveries set next_try = now() - interval '1 second' where tele_state = 'retry'`.execute(
    plant.db,
  )
const otherRows = () =>
  sql`update report_deliveries set tele_state = 'handled' where report_id <> ${sql.lit(keep)}`.execute(
    plant.db,
  )
let keep = ''

test('a mail server that is away loses nothing: it is sent later, with the sheet', async () => {
  keep = (await admin(reports.list, { sort: '-until' })).rows[0]!.reportId
  await otherRows()
  await away()
  await sendDueReports(plant.db, line)
  expect(await newest()).toMatchObject({ teleState: 'retry', attempts: 1 })
  expect((await newest())!.errorText).toContain('ECONNREFUSED')
  server = listen(port)
  await once(server.server, 'listening')
  await sendDueReports(plant.db, line)
  await laterOn()
  await Promise.all([sendDueReports(plant.db, line), sendDueReports(plant.db, line)])
  expect(await newest()).toMatchObject({ teleState: 'ok', errorText: null })
  expect(heard.filter(({ to }) => to.includes('boss@plant.example'))).toHaveLength(1)
  expect(heard[0]!.raw).toContain('.xlsx')
  expect(heard[0]!.raw).toContain('Content-Type: application/pdf')
  const text = heard[0]!.raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  expect(text).toContain(`https://takt.example/#/produce/reports?report=${keep}&line=L1`)
})

test('who has no address is named in the log', async () => {
  const seen = (await admin(reports.schedules, {}))[0]!
  const { updateDate: _, updateAuthor: __, ...now } = seen
  await operator(reports.list, {})
  await plant.db.updateTable('users').set({ email: null }).where('userName', '=', 'operator').execute()
  await admin(reports.saveSchedule, { ...now, toMails: [], toUsers: ['operator'] })
  await makeDue(plant.db, line, night + 2.5 * aDay + 15 * minute)
  await sendDueReports(plant.db, line)
  expect(await newest()).toMatchObject({
    userName: 'operator',
    teleState: 'dead',
    errorText: 'no e-mail address',
  })
})

test('what came late makes a revision by itself, which goes to the people the schedule names', async () => {
  const { rows } = await admin(reports.list, { sort: '-until' })
  await sql`update period_reports set content = jsonb_set(content::jsonb, '{made}', '7')::json
    where report_id = ${sql.lit(rows[0]!.reportId)}`.execute(plant.db)
  await reviseLate(plant.db, line, 2, night + 3 * aDay)
  const after = (await admin(reports.list, { sort: '-until' })).rows.find(({ reportVer }) => reportVer === 2)!
  expect(after).toMatchObject({ until: rows[0]!.until, keptBy: null, changed: 1 })
  expect(await admin(reports.deliveries, { reportId: after.reportId })).toHaveLength(1)
  await reviseLate(plant.db, line, 2, night + 3 * aDay)
  expect((await made()).filter(({ reportVer }) => reportVer > 2)).toEqual([])
})
