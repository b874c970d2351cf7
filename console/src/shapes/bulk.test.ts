import { expect, test, vi } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { doEach } from './bulk.ts'

const refusalOf = (error: unknown) => {
  if (error instanceof Refusal) return error
  throw error
}
const later = () => new Promise((done) => setTimeout(done, 2))

test('every row is answered by itself, at most four at once, and the refused are listed in the order of the rows', async () => {
  let running = 0
  let most = 0
  const onProgress = vi.fn<(done: number) => void>()
  const refused = await doEach(
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    async (row) => {
      most = Math.max(most, ++running)
      await later()
      running--
      if (row % 4 === 0) throw new Refusal('record.changed', { row })
    },
    { onProgress, refusalOf },
  )
  expect(most).toBe(4)
  expect(refused.map(({ row, refusal }) => [row, refusal.key])).toEqual([
    [4, 'record.changed'],
    [8, 'record.changed'],
  ])
  expect(onProgress.mock.calls.map(([done]) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a bug is no refusal', async () => {
  await expect(
    doEach([1], () => Promise.reject(new TypeError('x')), { onProgress: () => {}, refusalOf }),
  ).rejects.toThrow(TypeError)
})
