import { afterAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { stations } from '@takt/contract/stations.ts'
import { units } from '@takt/contract/units.ts'
import { connect } from '../db/connect.ts'
import { ensureMonths } from '../db/partitions.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'
import { buildApp } from '../../app.ts'

const plant = await startPlant()
afterAll(plant.close)
await plant.as('admin')(lines.create, aLine('L1'))
const address = await plant.app.listen({ host: '127.0.0.1', port: 0 })
const tokens = { first: await plant.tokenFor('admin'), third: await plant.tokenFor('admin', ['L1']) }

async function exportAs(token: string, language = 'en') {
  const reply = await fetch(`${address}/api/${stations.export.name}/L1`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ format: 'csv' }),
  })
  return reply.status === 200
    ? { status: 200, text: await reply.text() }
    : { status: reply.status, ...((await reply.json()) as object) }
}

test('a person has two exports at once, and the next when one has ended', async () => {
  const [one, two] = [plant.app.exports.enter('admin'), plant.app.exports.enter('admin')]
  expect(await exportAs(tokens.first)).toMatchObject({
    status: 429,
    code: 42901,
    key: 'export.own_running',
    message: 'You already have 2 exports running. Wait until one is finished, or stop one',
  })
  expect(await exportAs(tokens.third)).toMatchObject({ status: 200 })
  one()
  one()
  expect(await exportAs(tokens.first)).toMatchObject({ status: 200 })
  two()
  expect(plant.app.exports.running).toBe(0)
})

test('the server makes only so many at once, whoever requests them', async () => {
  const leave: (() => void)[] = []
  await expect(
    (async () => {
      for (let person = 0; ; person++) leave.push(plant.app.exports.enter(`person ${person}`))
    })(),
  ).rejects.toMatchObject({ key: 'export.server_busy' })
  expect(await exportAs(tokens.first, 'es')).toMatchObject({
    status: 429,
    code: 42902,
    message: expect.stringContaining('El servidor ya genera'),
  })
  for (const each of leave) each()
  expect(await exportAs(tokens.first)).toMatchObject({ status: 200 })
})

test('an export that fails or is given up leaves its place', async () => {
  await expect(plant.as('admin', 'L1')(units.export, { format: 'pdf' as 'csv' })).rejects.toMatchObject({
    key: 'call.invalid',
  })
  for (let time = 0; time < 5; time++) {
    const giveUp = new AbortController()
    const exporting = fetch(`${address}/api/${stations.export.name}/L1`, {
      method: 'POST',
      signal: giveUp.signal,
      headers: { authorization: `Bearer ${tokens.third}`, 'content-type': 'application/json' },
      body: '{"format":"csv"}',
    })
    setTimeout(() => giveUp.abort(), time)
    await exporting.then(
      (reply) => reply.body?.cancel(),
      () => {},
    )
  }
  await expect.poll(() => plant.app.exports.running).toBe(0)
})

test('a station is answered while every connection that people use is busy', async () => {
  const admin = plant.as('admin', 'L1')
  await admin(stations.create, aStation('S10'))
  const { key } = await admin(stations.makeKey, { stationNumber: 'S10' })
  // Nothing is remembered yet: whatever a station waits for now and then, it waits for here.
  const database = connect(plant.url)
  await ensureMonths(database.db)
  const fresh = await buildApp({ database })
  const busy = await Promise.all(
    Array.from({ length: database.pool.options.max }, () => database.pool.connect()),
  )
  try {
    const reply = await fresh.inject({
      method: 'POST',
      url: '/api/station/heartbeat/L1',
      headers: { authorization: `Bearer ${key}` },
      payload: { at: new Date().toISOString() },
    })
    expect(reply.json()).toEqual({ code: 20000, data: { stored: true } })
  } finally {
    for (const one of busy) one.release()
    await fresh.close()
    await database.close()
  }
})
