import { afterAll, beforeAll, expect, test } from 'vitest'
import { security } from '@takt/contract/security.ts'
import { users } from '@takt/contract/users.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aPerson } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
beforeAll(async () => {
  await startLine(plant, 'L1')
})

async function securityEntries() {
  await plant.app.security.flush()
  const { rows } = await admin(security.list, {})
  // Written every five seconds: on a slow machine alike ones are in two rows.
  const alike = Map.groupBy(rows, ({ kind, userName, address, reason }) =>
    JSON.stringify([kind, userName, address, reason]),
  )
  return [...alike.values()].map((same) => [
    same[0]!.kind,
    same[0]!.userName,
    same[0]!.address,
    same[0]!.reason,
    same.reduce((sum, { seen }) => sum + seen, 0),
  ])
}

test('refused log-ins, bars, forbidden calls and wrong keys are shown to an administrator, alike ones once with their number', async () => {
  await admin(users.create, aPerson('olga', { roles: ['operator'] }))
  for (let i = 0; i < 5; i++) await plant.post('/api/web/login', { userName: 'olga', password: `wrong ${i}` })
  for (let i = 0; i < 3; i++) await plant.post('/api/web/login', { userName: 'olga', password: 'wrong' })
  await expect(plant.as('operator')(security.list, {})).rejects.toMatchObject({ key: 'call.forbidden' })
  await plant.post('/api/station/arrive/L1', { productSn: 'A' }, { authorization: 'Bearer wrong' })
  await plant.post('/api/host/orders/L1', {}, { authorization: 'Bearer wrong' })
  expect(await securityEntries()).toEqual([
    ['keyRefused', null, '127.0.0.1', expect.stringMatching(/^host\.key_wrong \/api\/host/), 1],
    ['keyRefused', null, '127.0.0.1', expect.stringMatching(/^station\.key_wrong \/api\/station/), 1],
    ['callForbidden', 'operator', '127.0.0.1', 'call.forbidden /api/security/list', 1],
    ['loginBarred', 'olga', '127.0.0.1', 'session.too_many_tries /api/web/login', 3],
    ['loginRefused', 'olga', '127.0.0.1', 'session.wrong_password /api/web/login', 5],
  ])
  const metrics = await plant.app.inject({ url: '/metrics' })
  expect(metrics.body).toContain('takt_refusals_total{key="session.wrong_password"} 5')
})

test('a name without an account is not written down: it may be a password', async () => {
  await plant.post('/api/web/login', { userName: 'my-secret-password', password: 'x' })
  expect((await securityEntries())[0]).toEqual([
    'loginRefused',
    null,
    '127.0.0.1',
    'session.wrong_password /api/web/login',
    1,
  ])
})

test('a flood of different ones becomes a bounded number of rows', async () => {
  const before = (await securityEntries()).length
  for (let i = 0; i < 1000; i++)
    plant.app.security.note({
      kind: 'keyRefused',
      userName: null,
      address: `10.0.${i % 250}.${i}`,
      reason: 'station.key_wrong',
    })
  await plant.app.security.flush()
  const { total, rows } = await admin(security.list, { limit: 100 })
  expect(total - before).toBe(201)
  expect(rows[0]).toMatchObject({ kind: 'keyRefused', address: null, reason: 'various', seen: 800 })
})
