import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const started = (queue: FairQueue) => {
  const order: string[] = []
  const ends: (() => void)[] = []
  const run = (lane: string, recognised = false) =>
    queue.run({ name: lane, recognised }, () => {
      order.push(lane)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const endOne = async () => {
    ends.shift()!()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { order, run, endOne }
}

test('lanes take turns, however many wait in one of them', async () => {
  const { order, run, endOne } = started(new FairQueue({ atOnce: 1, patience: 1000 }))
  const all = [...Array.from({ length: 4 }, () => run('attacker')), run('shift leader'), run('planner')]
  for (let i = 0; i < all.length; i++) await endOne()
  expect(order).toEqual(['attacker', 'attacker', 'shift leader', 'planner', 'attacker', 'attacker'])
  await Promise.all(all)
})

test('who is known goes before everybody else', async () => {
  const { order, run, endOne } = started(new FairQueue({ atOnce: 1, patience: 1000 }))
  const all = [run('attacker 1'), run('attacker 2'), run('attacker 3'), run('shift leader', true)]
  for (let i = 0; i < all.length; i++) await endOne()
  expect(order).toEqual(['attacker 1', 'shift leader', 'attacker 2', 'attacker 3'])
  await Promise.all(all)
})

test('who waits too long is refused and takes no place; the others go on', async () => {
  const { order, run, endOne } = started(new FairQueue({ atOnce: 1, patience: 20 }))
  const first = run('a')
  await expect(run('b')).rejects.toMatchObject({ key: 'call.too_many' })
  await endOne()
  await first
  const next = run('c')
  await endOne()
  await next
  expect(order).toEqual(['a', 'c'])
})

test('work that fails gives its place back', async () => {
  const queue = new FairQueue({ atOnce: 1, patience: 20 })
  await expect(
    queue.run({ name: 'a', recognised: false }, () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken')
  expect(await queue.run({ name: 'a', recognised: false }, () => Promise.resolve('done'))).toBe('done')
})
