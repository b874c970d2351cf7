import { expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { audit } from '@takt/contract/audit.ts'
import { languages } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { machineCodes } from '@takt/contract/machineCodes.ts'
import { printed, startMachines } from '../../testing/machines.ts'

const { admin, clock, open, report, calls, codePath } = await startMachines()
const machineWords = spoken.en.machine

test.each(languages)('the page is in %s on a telephone of that language', async (language) => {
  const { body } = await open(codePath(), { 'accept-language': language })
  const { machine, lossType } = spoken[language]
  expect(body).toContain(`<html lang="${language}"`)
  for (const one of [machine.report, machine.what, machine.send, machine.checks, lossType.process])
    expect(body).toContain(one)
  expect((await report(codePath(), {}, '10.9.9.9')).body).toContain(machineWords.called)
})

test('a fault is a call at the station, shown as reported by the code', async () => {
  expect((await report(codePath(), { name: 'Maria <i>', lossType: 'process' })).body).toContain(
    machineWords.called,
  )
  const [call] = await calls()
  expect(call).toMatchObject({
    stationNumber: 'S10',
    lossType: 'process',
    message: 'oil under the press',
    callState: 'called',
    faultReports: 1,
  })
  const { faultNotes } = await admin(andon.record, { id: call!.id })
  expect(faultNotes).toMatchObject([{ name: 'Maria <i>', text: 'oil under the press' }])
  const [entry] = await admin(audit.of, {
    lineNumber: 'L1',
    entity: 'andonCall',
    entityKey: String(call!.id),
  })
  expect(entry).toMatchObject({ action: 'call', userName: 'S10' })
})

test('while it is open further reports are added to it, however many come at once; then it is another call', async () => {
  const replies = await Promise.all([1, 2, 3].map((n) => report(codePath(), { text: `jam ${n}` })))
  expect(replies.filter(({ body }) => body.includes(machineWords.called))).toHaveLength(1)
  expect(replies.filter(({ body }) => body.includes(machineWords.again))).toHaveLength(2)
  const [call, ...otherCalls] = await calls()
  expect([call!.faultReports, otherCalls]).toEqual([3, []])
  expect((await admin(andon.record, { id: call!.id })).faultNotes).toHaveLength(3)
  await report(codePath(), { lossType: 'mass' })
  await admin(andon.cancel, { id: call!.id, reason: 'nothing' })
  await report(codePath())
  expect((await calls()).map(({ lossType, faultReports }) => [lossType, faultReports])).toEqual([
    ['mass', 1],
    ['equipment', 1],
  ])
})

test('a form that is sent twice is taken once', async () => {
  await report(codePath(), { form: 'one' })
  await report(codePath(), { form: 'one' })
  expect(await calls()).toMatchObject([{ faultReports: 1 }])
})

test('a call of a station of its own stays apart', async () => {
  await admin(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })
  await report(codePath())
  expect((await calls()).map(({ faultReports }) => faultReports)).toEqual([0, 1])
})

test('too many from one machine are refused until the first is ten minutes old, whoever sends them', async () => {
  for (let n = 0; n < 6; n++) expect((await report(codePath())).statusCode).toBe(200)
  clock(4)
  const { statusCode, headers, body } = await report(codePath(), { text: 'keeps <dripping>' })
  expect([statusCode, headers['retry-after']]).toEqual([429, '360'])
  expect(body).toContain('Try again in 6\u00a0min')
  expect(body).toContain('keeps &lt;dripping&gt;')
  expect(await calls()).toMatchObject([{ faultReports: 6 }])
  clock(10)
  expect((await report(codePath())).statusCode).toBe(200)
})

test('too many from one address are refused at every machine', async () => {
  await admin(machineCodes.print, { stationNumber: 'S20', ...printed })
  const other = (await admin(machineCodes.of, { stationNumber: 'S20' }))!.path
  clock(60)
  const replies = []
  for (let n = 0; n < 21; n++)
    replies.push(await report(n % 2 ? codePath() : other, { form: 'same' }, '10.77.0.1'))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(replies.at(-1)!.headers['retry-after']).toBe('30')
  expect((await report(codePath(), {}, '10.77.0.2')).statusCode).toBe(200)
})

test('thirty quick tries from one telephone get the same time to wait, though two limits count them', async () => {
  clock(120)
  const replies = []
  for (let n = 0; n < 30; n++) replies.push(await report(codePath(), { form: `quick ${n}` }, '10.78.0.1'))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
  const refused = replies.slice(6)
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['600']))
  expect(refused.every(({ body }) => body.includes('Try again in 10\u00a0min'))).toBe(true)
})

test('a rejected report names the reason and keeps what was typed', async () => {
  const wrong: [Parameters<typeof report>[1], string][] = [
    [{ text: '  ' }, machineWords.wrongText],
    [{ text: 'x'.repeat(501) }, machineWords.wrongText],
    [{ lossType: 'weather' }, machineWords.wrongKind],
    [{ name: 'n'.repeat(129) }, machineWords.wrongName],
    [{ name: 'a\nb' }, machineWords.wrongName],
  ]
  for (const [fault, sentence] of wrong) {
    const { statusCode, body } = await report(codePath(), { name: 'Maria', ...fault })
    expect(statusCode).toBe(400)
    expect(body).toContain(sentence)
    expect(body).toContain(`maxlength="128" autocomplete="name" value="${fault?.name ?? 'Maria'}"`)
  }
  expect(await calls()).toEqual([])
})
