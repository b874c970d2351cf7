import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { changes } from '@takt/contract/changes.ts'
import { host } from '@takt/contract/host.ts'
import { orders } from '@takt/contract/orders.ts'
import { sysLog } from '@takt/contract/sysLog.ts'
import { telegrams } from '@takt/contract/telegrams.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'takt-trace-'))
const plant = await startPlant({ logFiles: { folder, server: 'test' }, logLevel: 'info' })
afterAll(async () => {
  await plant.close()
  rmSync(folder, { recursive: true })
})
const admin = plant.as('admin', 'L1')
const line = await startLine(plant, 'L1', 1)
const { keyHint: _, ...settings } = await admin(host.settings, {})
await admin(host.saveSettings, { ...settings, hostUrl: 'http://127.0.0.1:9', hostMode: 'paused' })

const everywhere = async (traceId: string) => ({
  stationLog: (await admin(telegrams.list, { traceId })).rows.map(({ teleType }) => teleType),
  hostLog: (await admin(host.list, { traceId })).rows.map(({ teleType }) => teleType),
  changes: (await admin(changes.list, { traceId })).rows.map(({ entity, action }) => `${entity} ${action}`),
  log: (await admin(sysLog.list, { traceId })).rows.map(({ message }) => message),
})

test('what a message of a station completes is found by the id of that message, in every log', async () => {
  await line.station('S10').work('TR-1', { TORQUE: 10, VOUT: 5 })
  await line.station('S20').work('TR-1', { TORQUE: 10, VOUT: 5 })
  await line.station('S30').work('TR-1')
  await plant.app.telegrams.flush()
  const [last] = (await admin(telegrams.list, { productSn: 'TR-1', teleType: ['complete'] })).rows
  expect(await everywhere(last!.traceId!)).toEqual({
    stationLog: ['complete'],
    hostLog: ['consumption', 'orderCompleted'],
    changes: ['order complete'],
    log: [],
  })
})

test('what a person does is found by the id of that call', async () => {
  const { id } = await startOrder(plant, 'L1', line.typeNo, 'TR-2', 5)
  await admin(orders.move, { id, move: 'complete', reason: 'no material' })
  const [closed] = (await admin(changes.list, { entity: ['order'], entityKey: 'TR-2' })).rows
  expect(await everywhere(closed!.traceId!)).toEqual({
    stationLog: [],
    hostLog: ['consumption', 'orderClosedShort'],
    changes: ['order complete'],
    log: ['call orders/move'],
  })
})

test('an error finds the message of the station that met it, and the message its error', async () => {
  const broken = vi
    .spyOn(plant.app.ingress, 'receive')
    .mockRejectedValueOnce(new Error('an aspect of ours is broken'))
  const logged: unknown = await line
    .station('S10')
    .arrive('TR-3')
    .catch((error: unknown) => error)
  broken.mockRestore()
  await plant.app.telegrams.flush()
  const [met] = (await admin(telegrams.list, { productSn: 'TR-3' })).rows
  // The station shows the number, and support finds both by it.
  expect(logged).toMatchObject({ key: 'call.bug', facts: { requestId: met!.traceId } })
  expect(met).toMatchObject({ teleType: 'arrive', teleResult: 'refused', errorKey: 'call.bug' })
  const { rows } = await admin(sysLog.list, { traceId: met!.traceId! })
  const bug = rows.find(({ logLevel }) => logLevel === 'error')
  expect(bug).toMatchObject({
    traceId: met!.traceId,
    path: expect.stringContaining('/api/station/arrive/L1') as string,
  })
  expect(bug!.details).toContain('an aspect of ours is broken')
})

test('an id nobody gave finds nothing', async () => {
  expect(await everywhere('ffffffff-000000')).toEqual({ stationLog: [], hostLog: [], changes: [], log: [] })
})
