import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { machineCodes } from '@takt/contract/machineCodes.ts'
import { stations } from '@takt/contract/stations.ts'
import { printed, startMachines } from '../../testing/machines.ts'
import { aStation } from '../../testing/samples.ts'
import { signer } from '../../platform/signed/signed.ts'
import { setPublicOrigin } from '../webhooks/webhooks.ts'

const { plant, admin, operator, open, report, calls, label, codePath } = await startMachines()
const machineWords = spoken.en.machine

test('the code on the label opens the machine with its checks, and their state', async () => {
  const read = await label()
  expect(read).toBe(`https://takt.example${codePath()}`)
  expect((await open(codePath())).body).toContain(machineWords.noChecks)
  await admin(inspections.create, {
    itemCode: 'OIL',
    stationNumber: 'S10',
    textEn: 'Oil level',
    textJa: '油量',
    measured: false,
    inspectFrequency: 'day',
    inspectSchedule: 'fixed',
    dueWithin: 60,
    blocksArrival: false,
    photoRequired: false,
    signatureRequired: false,
  })
  const { body, statusCode, headers } = await open(codePath())
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  for (const one of ['S10', 'Press &lt;L1&gt;', 'Oil level', machineWords.report]) expect(body).toContain(one)
  expect(body).toContain('/#/equipment/stationChecks?lineNumber=L1&amp;stationNumber=S10')
  expect((await open(codePath(), { 'accept-language': 'ja' })).body).toContain('油量')
  await plant.db.deleteFrom('inspectionItems').execute()
})

test('its checks have the names of the pages, 2 comes before 10, and its picture is one the server has', async () => {
  for (const itemCode of ['P10', 'P2'])
    await admin(inspections.create, {
      itemCode,
      stationNumber: 'S10',
      textEs: `Punto ${itemCode}`,
      measured: false,
      inspectFrequency: 'day',
      inspectSchedule: 'fixed',
      dueWithin: 60,
      blocksArrival: false,
      photoRequired: false,
      signatureRequired: false,
    })
  const { body } = await open(codePath(), { 'accept-language': 'es' })
  expect(body).toContain(`<h2>${es.page.inspectManage}</h2>`)
  expect(body.indexOf('Punto P2')).toBeLessThan(body.indexOf('Punto P10'))
  const icon = /<link rel="icon" href="([^"]+)"/.exec(body)![1]
  expect(readFileSync(`console/public${icon}`, 'utf8')).toMatch(/^<svg /)
  await plant.db.deleteFrom('inspectionItems').execute()
})

test('a code that is forged, of another purpose, line or station, or revoked opens nothing', async () => {
  const [content, signature] = codePath().split('t=')[1]!.split('.') as [string, string]
  const key = (JSON.parse(Buffer.from(content, 'base64url').toString()) as string[])[2]
  const sign = await signer(plant.db, 'machine')
  const answers = await signer(plant.db, 'answer')
  const forged = Buffer.from(JSON.stringify(['L2', 'S10', key])).toString('base64url')
  const tokens = [
    `${forged}.${signature}`,
    `${content}.${signature.slice(1)}A`,
    content,
    '',
    answers(['L1', 'S10', key]),
    sign(['L2', 'S10', key]),
    sign(['L1', 'S20', key]),
  ]
  for (const token of tokens)
    for (const reply of [await open(`/machine?t=${token}`), await report(`/machine?t=${token}`)]) {
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toContain(machineWords.invalid)
      expect(reply.body).not.toContain('Press')
    }
  await admin(machineCodes.revoke, { stationNumber: 'S10' })
  expect((await open(codePath())).statusCode).toBe(404)
  expect((await report(codePath())).statusCode).toBe(404)
  expect(await admin(machineCodes.of, { stationNumber: 'S10' })).toBeNull()
  await admin(machineCodes.print, { stationNumber: 'S10', ...printed })
  expect((await open(codePath())).statusCode).toBe(404)
  expect(await calls()).toEqual([])
})

test('it opens nothing of the product', async () => {
  const token = codePath().split('t=')[1]!
  for (const headers of [
    { authorization: `Bearer ${token}` },
    { token },
    { authorization: `Wall ${token}` },
  ]) {
    const { body } = await plant.app.inject({
      method: 'POST',
      url: '/api/andon/open/L1',
      headers,
      payload: {},
    })
    expect(JSON.parse(body)).not.toMatchObject({ code: 20000 })
  }
})

test('printed again it is the same; each print and its end are kept, and only who may set up stations does it', async () => {
  await admin(machineCodes.print, { stationNumber: 'S10', ...printed, copies: 3 })
  expect((await admin(machineCodes.of, { stationNumber: 'S10' }))!.path).toBe(codePath())
  await admin(machineCodes.revoke, { stationNumber: 'S10' })
  const history = await admin(audit.of, { lineNumber: 'L1', entity: 'machineCode', entityKey: 'S10' })
  expect(history.slice(0, 3).map(({ action }) => action)).toEqual(['revoke', 'printLabels', 'printLabels'])
  await expect(admin(machineCodes.revoke, { stationNumber: 'S10' })).rejects.toMatchObject({
    key: 'machineCodes.none',
    field: 'stationNumber',
  })
  await expect(admin(machineCodes.print, { stationNumber: 'S99', ...printed })).rejects.toMatchObject({
    key: 'machineCodes.no_station',
  })
  await expect(operator(machineCodes.print, { stationNumber: 'S20', ...printed })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('where the server has its address set, that is what is printed', async () => {
  setPublicOrigin('https://plant.example')
  const read = await label()
  setPublicOrigin(null)
  expect(read).toBe(`https://plant.example${codePath()}`)
})

test('a station that is removed takes its code along, also when another gets its number', async () => {
  vi.useRealTimers()
  await admin(stations.create, aStation('S30'))
  await admin(machineCodes.print, { stationNumber: 'S30', ...printed })
  const { path: gone } = (await admin(machineCodes.of, { stationNumber: 'S30' }))!
  await admin(stations.delete, { stationNumber: 'S30' })
  expect((await open(gone)).statusCode).toBe(404)
  await admin(stations.create, aStation('S30'))
  expect((await open(gone)).statusCode).toBe(404)
  await admin(stations.delete, { stationNumber: 'S30' })
})
