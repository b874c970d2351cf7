import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { useSession } from '~/api/session.ts'
import { writeToken, writeUserName } from '~/api/stored.ts'
import { uploadFile } from '~/api/upload.ts'
import { type Kept, sendQueue } from './send-queue.ts'

vi.mock('~/api/upload.ts')

const file = new File(['a photo'], 'a.png', { type: 'image/png' })
const one = (key: string, over: Partial<Kept> = {}): Kept => ({
  key,
  userName: 'anna',
  lineNumber: 'L1',
  file: null,
  ...over,
})
const tell = vi.fn<(kept: Kept, picture: string | null) => Promise<void>>()
const sentKeys = () => tell.mock.calls.map(([{ key }]) => key)

const queueOf = (inOrder: boolean, kept: Kept[] = []) =>
  sendQueue<Kept>({
    store: { keep: () => {}, forget: () => {}, all: () => Promise.resolve(kept) },
    isMine: () => true,
    tell,
    inOrder,
  })

beforeEach(() => {
  tell.mockReset().mockResolvedValue()
  vi.mocked(uploadFile).mockReset().mockResolvedValue({ fileId: '0199c0de-0000-7000-8000-000000000001' })
  writeToken('a-token')
  writeUserName('anna')
  useSession.setState({ ended: null })
})

test('in order: none goes before one that waits for the network, whose photo is uploaded once', async () => {
  const queue = queueOf(true)
  tell.mockRejectedValueOnce(new Refusal('call.offline'))
  queue.queue([one('a', { file }), one('b')])
  await queue.sendNow()
  expect(sentKeys()).toEqual(['a'])
  expect(queue.use.getState().all.map(({ state }) => state)).toEqual(['later', 'waiting'])
  await queue.sendNow()
  expect(sentKeys()).toEqual(['a', 'a', 'b'])
  expect(uploadFile).toHaveBeenCalledTimes(1)
  expect(queue.use.getState().all).toEqual([])
})

test('what is refused keeps nobody waiting, and is sent again when somebody requires it', async () => {
  const queue = queueOf(true)
  tell.mockRejectedValueOnce(new Refusal('sops.not_in_force'))
  queue.queue([one('a'), one('b')])
  await queue.sendNow()
  expect(sentKeys()).toEqual(['a', 'b'])
  expect(queue.use.getState().all).toMatchObject([{ key: 'a', state: 'refused' }])
  await queue.sendAgain('a')
  expect(sentKeys()).toEqual(['a', 'b', 'a'])
})

test('in any order: others go while one waits', async () => {
  const queue = queueOf(false)
  tell.mockRejectedValueOnce(new Refusal('call.offline'))
  queue.queue([one('a'), one('b')])
  await queue.send()
  expect(sentKeys()).toEqual(['a', 'b'])
  expect(queue.use.getState().all).toMatchObject([{ key: 'a', state: 'later', tries: 1 }])
})

test('what the browser kept goes on its way, more and more seldom', async () => {
  vi.useFakeTimers()
  const queue = queueOf(true, [one('a')])
  tell.mockRejectedValue(new Refusal('call.offline'))
  await queue.restore()
  await vi.advanceTimersByTimeAsync(2000)
  expect(sentKeys()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sentKeys()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sentKeys()).toHaveLength(3)
  vi.useRealTimers()
})
