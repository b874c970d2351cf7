import { afterAll, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { buildApp } from '../../app.ts'

const plant = await startPlant()
const database = connect(plant.url)
const guarded = await buildApp({ database, metricsToken: 'token-for-prometheus' })
afterAll(async () => {
  await guarded.close()
  await database.close()
  await plant.close()
})

const statusOf = async (app: typeof guarded, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  (await app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress })).statusCode

test('without a token /metrics answers this machine only, and nobody through a proxy', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await statusOf(plant.app, {}, address)).toBe(200)
  for (const address of ['10.1.2.3', '2001:db8::1', '::ffff:10.1.2.3'])
    expect(await statusOf(plant.app, {}, address)).toBe(403)
  for (const header of ['x-forwarded-for', 'forwarded', 'via'])
    expect(await statusOf(plant.app, { [header]: '10.1.2.3' })).toBe(403)
})

test('with a token /metrics answers whoever has it, from anywhere', async () => {
  expect(await statusOf(guarded, { authorization: 'Bearer token-for-prometheus' }, '10.1.2.3')).toBe(200)
  for (const headers of [
    { authorization: '' },
    { authorization: 'Bearer token-for-prometheu' },
    { authorization: 'token-for-prometheus' },
  ])
    expect(await statusOf(guarded, headers)).toBe(403)
})

test('the metrics are few, and named as Prometheus requires', async () => {
  // Each from an address of its own: one alone may not call so much.
  for (const [at, { url }] of plant.app.routeTable.entries())
    await plant.app.inject({
      method: 'POST',
      url: url.replace(':line', 'L1'),
      payload: {},
      remoteAddress: `10.${at >> 8}.${at & 255}.1`,
    })
  const text = (await plant.app.inject('/metrics')).body
  expect(text.split('\n').filter((line) => line && !line.startsWith('#')).length).toBeLessThan(300)
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => ({
    name: name!,
    type: type!,
  }))
  expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([])
  expect(types.filter(({ name }) => !new RegExp(`^# HELP ${name} \\S`, 'm').test(text))).toEqual([])
})

test('what an operator watches is in the metrics', async () => {
  const post = (url: string, payload: object, headers = {}) =>
    plant.app.inject({ method: 'POST', url, payload, headers })
  const metric = async (name: string) =>
    Number(
      new RegExp(`^${RegExp.escape(name)} (\\S+)$`, 'm').exec(
        (await plant.app.inject('/metrics')).body,
      )?.[1] ?? Number.NaN,
    )
  const [wrong, unknown] = [
    'takt_refusals_total{key="session.wrong_password"}',
    'takt_refusals_total{key="station.key_wrong"}',
  ]
  const before = [await metric(wrong), await metric(unknown)].map((count) => count || 0)
  await post('/api/web/login', { userName: 'nobody', password: 'wrong' })
  await post('/api/station/heartbeat/L1', {}, { authorization: 'Bearer wrong' })
  expect([await metric(wrong), await metric(unknown)]).toEqual(before.map((count) => count + 1))
  for (const name of [
    'takt_host_waiting',
    'takt_host_dead',
    'takt_host_oldest_seconds',
    'takt_floor_waiting',
    'takt_floor_oldest_seconds',
    'takt_exports_running',
    'takt_websockets',
    'takt_database_waiting{pool="floor"}',
  ])
    expect(await metric(name)).toBe(0)
  expect(await metric('takt_database_bytes')).toBeGreaterThan(1_000_000)
  expect(await metric('takt_database_up')).toBe(1)
  expect((await plant.app.inject('/metrics')).body).toMatch(
    /takt_build_info\{version="[\d.]+",migration="\d{4}_\w+",node="v\d+[^"]*",postgres="\d[^"]*"\} 1|takt_build_info\{version="[\d.]+",node="v\d+[^"]*",migration="\d{4}_\w+",postgres="\d[^"]*"\} 1/,
  )
})

test('an error of the database is counted by its class', async () => {
  plant.app.countRefusal('call.bug', Object.assign(new Error('full'), { code: '53100', severity: 'ERROR' }))
  plant.app.countRefusal('call.database_down', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  const text = (await plant.app.inject('/metrics')).body
  for (const name of ['53', 'connection'])
    expect(text).toContain(`takt_database_errors_total{class="${name}"} 1`)
})

test('without the database /metrics still answers, and reports it', async () => {
  const away = connect('postgres://nobody@127.0.0.1:9/none')
  const app = await buildApp({ database: away, dataDir: '/tmp' })
  const text = (await app.inject('/metrics')).body
  expect(text).toContain('takt_database_up 0')
  expect(text).toMatch(/^takt_disk_free_bytes \d+/m)
  await app.close()
  await away.close()
})
