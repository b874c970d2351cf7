import { afterAll, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { buildApp } from '../../app.ts'

const plant = await startPlant()
afterAll(plant.close)

async function startApp() {
  const database = connect(plant.url)
  const app = await buildApp({ database })
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    begin()
    await mayAnswer
    return { answered: true }
  })
  app.get('/endless', () => {
    begin()
    return new Promise(() => {})
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, address, database, begun, answer }
}

test('a server that stops answers what is under way, and tells later callers to come again', async () => {
  const { app, address, database, begun, answer } = await startApp()
  const slow = fetch(`${address}/slow`).then((reply) => reply.json())
  await begun
  const closed = app.close()
  await expect.poll(async () => (await fetch(`${address}/health`)).status).toBe(503)
  const late = await fetch(`${address}/health`)
  expect([late.status, await late.json()]).toEqual([
    503,
    expect.objectContaining({ code: 50304, key: 'call.stopping' }),
  ])
  answer()
  expect(await slow).toEqual({ answered: true })
  await closed
  await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed')
  await database.close()
})

test('it does not wait longer than five seconds', async () => {
  const { app, address, database, begun } = await startApp()
  const endless = fetch(`${address}/endless`).then(
    () => 'answered',
    () => 'cut',
  )
  await begun
  const since = performance.now()
  await app.close()
  expect(await endless).toBe('cut')
  const seconds = (performance.now() - since) / 1000
  expect(seconds).toBeGreaterThan(4.9)
  expect(seconds).toBeLessThan(9) // a busy machine closes it later, but its patience is no longer
  await database.close()
})
