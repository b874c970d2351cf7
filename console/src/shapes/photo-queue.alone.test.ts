import { beforeEach, expect, test, vi } from 'vitest'
import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { useSession } from '~/api/session.ts'
import { writeLine, writeToken, writeUserName } from '~/api/stored.ts'
import { uploadFile } from '~/api/upload.ts'
import { pretend } from '~/testing/open.tsx'
import { keptPhotos, type KeptPhoto } from './kept-photos.ts'
import { dropPhoto, queuePhotos, restorePhotos, sendAgain, usePhotos } from './photo-queue.ts'

vi.mock('~/api/upload.ts')
vi.mock('./kept-photos.ts')

const server = pretend()
const failId = '0190c0de-0000-7000-8000-000000000001'
const fileId = '0199c0de-0000-7000-8000-000000000001'
const file = new File(['scratch'], 'a.png', { type: 'image/png' })
const kept = (over: Partial<KeptPhoto> = {}): KeptPhoto => ({
  key: crypto.randomUUID(),
  userName: 'anna',
  lineNumber: 'L1',
  failId,
  file,
  ...over,
})
const photos = () => usePhotos.getState().all
const states = () => photos().map(({ state }) => state)
const sentTo = () => server.called.map(({ path }) => path)
const asksToStay = () => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
const logIn = (userName = 'anna') => {
  writeToken('a-token')
  writeUserName(userName)
  useSession.setState({ ended: null })
}

beforeEach(() => {
  photos().forEach(({ key }) => dropPhoto(key))
  server.called.length = 0
  logIn()
  writeLine({ lineNumber: 'L1' })
  vi.mocked(keptPhotos).mockReset().mockResolvedValue([])
  vi.mocked(uploadFile).mockReset().mockResolvedValue({ fileId })
  server.on(failurePhotos.add, () => ({
    lineNumber: 'L1',
    failId,
    picture: fileId,
    addedBy: 'anna',
    addedAt: '2026-03-02T06:00:00.000Z',
  }))
})

test('a photo of a session that ended waits for the next one, and sends nothing meanwhile', async () => {
  const over = new Refusal('session.expired')
  vi.mocked(uploadFile).mockImplementation(async () => {
    useSession.setState({ ended: over })
    throw over
  })
  queuePhotos(failId, [file, file])
  await vi.waitFor(() => expect(states()).toEqual(['later', 'waiting']))
  window.dispatchEvent(new Event('online'))
  expect(uploadFile).toHaveBeenCalledTimes(1)

  vi.mocked(uploadFile).mockResolvedValue({ fileId })
  logIn()
  await restorePhotos()
  await vi.waitFor(() => expect(photos()).toEqual([]))
  expect(sentTo()).toHaveLength(2)
})

test('what is sent by hand is requested, whether the session is over or not', async () => {
  useSession.setState({ ended: new Refusal('session.expired') })
  queuePhotos(failId, [file])
  expect(uploadFile).not.toHaveBeenCalled()
  sendAgain(photos()[0]!.key)
  await vi.waitFor(() => expect(photos()).toEqual([]))
})

test('each photo goes to the line it was taken on', async () => {
  vi.mocked(keptPhotos).mockResolvedValue([kept({ lineNumber: 'L2' }), kept()])
  await restorePhotos()
  await vi.waitFor(() => expect(photos()).toEqual([]))
  expect(sentTo()).toEqual(['/api/failurePhotos/add/L2', '/api/failurePhotos/add/L1'])
})

test('photos of another person are neither sent nor a reason to stay', async () => {
  vi.mocked(keptPhotos).mockResolvedValue([kept({ userName: 'ben' })])
  await restorePhotos()
  expect(photos()).toEqual([])

  vi.mocked(uploadFile).mockReturnValue(new Promise(() => {}))
  writeUserName('ben')
  usePhotos.setState({
    all: [{ ...kept(), sent: 0, state: 'waiting', refusal: null, picture: null, tries: 0, nextTry: 0 }],
  })
  window.dispatchEvent(new Event('online'))
  expect(uploadFile).not.toHaveBeenCalled()
  expect(asksToStay()).toBe(false)
})

test('leaving asks while one is sent, not once it is refused', async () => {
  let refuse = (_: Refusal) => {}
  vi.mocked(uploadFile).mockReturnValue(new Promise((_, reject) => (refuse = reject)))
  queuePhotos(failId, [file])
  expect(asksToStay()).toBe(true)
  refuse(new Refusal('files.picture_kind', { kinds: 'png' }))
  await vi.waitFor(() => expect(states()).toEqual(['refused']))
  expect(asksToStay()).toBe(false)
})

test('what is on its way, or was sent while the browser was read, is not sent twice', async () => {
  let answer = (_: KeptPhoto[]) => {}
  vi.mocked(keptPhotos).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  queuePhotos(failId, [file])
  const [one] = photos()
  const restored = restorePhotos()
  await vi.waitFor(() => expect(photos()).toEqual([]))
  answer([one!])
  await restored
  expect(photos()).toEqual([])

  vi.mocked(uploadFile).mockReturnValue(new Promise(() => {}))
  queuePhotos(failId, [file])
  const [two] = photos()
  vi.mocked(keptPhotos).mockResolvedValue([two!])
  await restorePhotos()
  expect(photos()).toHaveLength(1)
  expect(uploadFile).toHaveBeenCalledTimes(2)
})
