import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPlant } from '../../testing/plant.ts'
import { inOneGo } from '../db/connect.ts'
import { nextTurn, openHead } from '../db/turns.ts'
import { appendEvents, type Follower, Followers } from './kernel.ts'

const plant = await startPlant()
const { db } = plant
afterAll(plant.close)
const lines = ['L1', 'L2', 'L3']
for (const line of lines) await openHead(db, line)

const seen: string[] = []
const warned: unknown[] = []
beforeEach(() => {
  seen.splice(0)
})
const kinds = ['unitFinished'] as const
const running = (...followers: Follower[]) =>
  new Followers(db, followers, { changed: () => {}, log: { warn: (facts) => warned.push(facts) } })
const finish = (line: string, about: string) =>
  inOneGo(db, async (db) => {
    await nextTurn(db, line)
    const data = { productId: about, productSn: null, orderCode: 'WO', at: new Date().toISOString() }
    await appendEvents(db, line, [{ kind: 'unitFinished', about, data }])
  })

test('a line that somebody holds keeps no follower from the other lines', async () => {
  const server = running({
    name: 'held',
    kinds,
    handle: async (_, events) => {
      if (events[0]!.lineNumber === 'L1') throw new Error('Query read timeout')
      seen.push(...events.map(({ about }) => about))
      return []
    },
  })
  await server.look()
  for (const line of lines) await finish(line, `of ${line}`)
  await expect(server.look()).rejects.toThrow('Query read timeout')
  expect(seen.toSorted()).toEqual(['of L2', 'of L3'])
})

test('a follower that waits keeps no other from what happens meanwhile', async () => {
  const gate = Promise.withResolvers<void>()
  const server = running(
    { name: 'waiting', kinds, handIn: () => gate.promise.then(() => []) },
    {
      name: 'quick',
      kinds,
      handle: async (_, events) => {
        seen.push(...events.map(({ about }) => about))
        return []
      },
    },
  )
  await server.claim()
  const stop = server.start()
  await finish('L1', 'first')
  await expect.poll(() => seen).toEqual(['first'])
  await finish('L1', 'second')
  server.wake()
  await expect.poll(() => seen).toEqual(['first', 'second'])
  gate.resolve()
  await stop()
  expect(warned).toEqual([])
})
