import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { reports } from '@takt/contract/reports.ts'
import { seals } from '@takt/contract/seals.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { openSealKey, sealDays, setSealKey } from '../../platform/seals/seals.ts'
import { setMail } from '../../response/webhooks/webhooks.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { makeDue, sendDueReports } from './reports.ts'

const mails: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('full')
      ? done(Object.assign(new Error('mailbox full'), { responseCode: 452 }))
      : done(),
  onData: (stream, _session, done) => {
    let raw = ''
    stream.on('data', (piece) => (raw += String(piece)))
    stream.on('end', () => {
      mails.push(raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      done()
    })
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo // it listens to a port
const folder = mkdtempSync(path.join(tmpdir(), 'takt-mail-'))
const plant = await startPlant()
const [admin, line] = [plant.as('admin', 'L1'), 'L1' as LineNumber]
afterAll(async () => {
  setMail(null)
  setSealKey(null)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await plant.close()
  rmSync(folder, { recursive: true })
})

test('the mail with the report of a day carries the newest sealed root, signed; that of a shift does not', async () => {
  await startLine(plant, 'L1')
  await admin(plantCalls.saveShifts, {
    shifts: [
      { shiftName: 'a', startTime: '00:00', endTime: '12:00', breaks: [] },
      { shiftName: 'b', startTime: '12:00', endTime: '00:00', breaks: [] },
    ],
  })
  setMail({ url: `smtp://127.0.0.1:${port}`, from: { name: 'Takt', address: 'takt@plant.example' } })
  setSealKey(await openSealKey(path.join(folder, 'seal-key.pem')))
  const aDay = 86_400_000
  const later = (Math.floor(Date.now() / aDay) + 2) * aDay
  await sealDays(plant.db, () => {}, later)
  const [newest] = await plant.as('admin')(seals.list, {})
  for (const periodKind of ['day', 'shift'] as const) {
    const draft = { minutesAfter: 0, toUsers: [], toRoles: [], enabled: true, revision: null }
    const toMails = ['full@plant.example', `${periodKind}@plant.example`]
    await admin(reports.saveSchedule, { ...draft, periodKind, toMails })
  }
  await makeDue(plant.db, line, later)
  const { rows } = await admin(reports.list, { sort: '-until' })
  const newestOf = (kind: string) => rows.find(({ periodKind }) => periodKind === kind)!.reportId
  const kept = [newestOf('day'), newestOf('shift')]
  await plant.db
    .updateTable('reportDeliveries')
    .set({ teleState: 'handled' })
    .where('reportId', 'not in', kept)
    .execute()
  await sendDueReports(plant.db, line)
  const tries = await plant.db
    .selectFrom('reportDeliveries')
    .select(['mailAddress', 'teleState', 'attempts'])
    .where('reportId', 'in', kept)
    .execute()
  const of = (who: string) => tries.filter(({ mailAddress }) => mailAddress === `${who}@plant.example`)
  // A mailbox that is full keeps no other waiting, and nothing was taken that was not tried.
  for (const { attempts, teleState } of [...of('day'), ...of('shift')])
    expect([attempts, teleState]).toEqual([1, 'ok'])
  for (const { teleState } of of('full')) expect(teleState).toBe('retry')
  const to = (who: string) => mails.filter((mail) => mail.includes(`To: ${who}@plant.example`))
  expect(to('day').length).toBeGreaterThan(0)
  for (const mail of to('day')) {
    for (const text of [`root ${newest!.root}`, `chain ${newest!.chain}`, `Signature: ${newest!.signature}`])
      expect(mail).toContain(text)
    expect(mail).toContain(`takt-seal-${newest!.day}.txt`)
    expect(mail).toContain(`takt-seal-${newest!.day}.sig`)
  }
  expect(to('shift').length).toBeGreaterThan(0)
  for (const mail of to('shift')) expect(mail).not.toContain('takt-seal')
}, 120_000)
