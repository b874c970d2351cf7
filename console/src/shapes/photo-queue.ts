import { create } from 'zustand'
import { type ErrorKey, Refusal } from '@takt/contract/errors.ts'
import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import { files } from '@takt/contract/files.ts'
import { call } from '~/api/call.ts'
import { newId } from '~/api/new-id.ts'
import { useSession } from '~/api/session.ts'
import { readLine, readToken, readUserName } from '~/api/stored.ts'
import { uploadFile } from '~/api/upload.ts'
import { forgetPhoto, keepPhoto, type KeptPhoto, keptPhotos } from './kept-photos.ts'

/** `later`: the network was away, or the session over; it is sent again by itself, at `nextTry` or once somebody is logged in. */
export type SendingPhoto = KeptPhoto & {
  sent: number
  state: 'waiting' | 'sending' | 'later' | 'refused'
  refusal: Refusal | null
  /** The file, once it is there: only its failure has to be told then. */
  picture: string | null
  tries: number
  nextTry: number
}

/** Photos on their way to their failures, whatever page is open. */
export const usePhotos = create<{ photos: SendingPhoto[] }>(() => ({ photos: [] }))

const set = (change: (photos: SendingPhoto[]) => SendingPhoto[]) =>
  usePhotos.setState(({ photos }) => ({ photos: change(photos) }))
const change = (key: string, to: Partial<SendingPhoto>) =>
  set((photos) => photos.map((one) => (one.key === key ? { ...one, ...to } : one)))

const asWaiting = (kept: KeptPhoto): SendingPhoto => ({
  ...kept,
  sent: 0,
  state: 'waiting',
  refusal: null,
  picture: null,
  tries: 0,
  nextTry: 0,
})

/** The failure is logged already: its photos come as the network lets them. */
export function queuePhotos(failId: string, photos: readonly File[]) {
  const [userName, lineNumber] = [readUserName() ?? '', readLine() ?? '']
  for (const file of photos) {
    const kept = { key: newId(), userName, lineNumber, failId, file }
    void keepPhoto(kept)
    set((all) => [...all, asWaiting(kept)])
  }
  void sendPhotos()
}

/** What this person's browser had not sent when it was closed. */
export async function restorePhotos() {
  const kept = await keptPhotos()
  const there = new Set(usePhotos.getState().photos.map(({ key }) => key))
  const isMissing = (one: KeptPhoto) => isMine(one) && !there.has(one.key) && !gone.has(one.key)
  set((all) => [...all, ...kept.filter(isMissing).map(asWaiting)])
  sendLater()
}
export const isMine = ({ userName }: KeptPhoto) => userName === readUserName()

/** Sent or discarded: what the browser was asked before does not bring it back. */
const gone = new Set<string>()
export function dropPhoto(key: string) {
  gone.add(key)
  void forgetPhoto(key)
  set((all) => all.filter((one) => one.key !== key))
}

export function sendAgain(key: string) {
  change(key, { state: 'waiting', refusal: null, nextTry: 0, sent: 0 })
  void sendPhotos(true)
}

const sessionOver: readonly ErrorKey[] = ['session.unknown', 'session.superseded', 'session.expired']
export const isSessionOver = (refusal: Refusal | null) =>
  refusal !== null && sessionOver.includes(refusal.key)
/** Not a refusal of what was sent. */
export const mayComeLater: readonly ErrorKey[] = [
  ...sessionOver,
  'call.offline',
  'call.stalled',
  'call.stopping',
  'call.database_down',
  'call.too_many',
]
const longestWait = 60_000

let busy = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Who was told that the session is over is not told again by a photo that sends itself. */
export const isSignedIn = () => readToken() !== null && useSession.getState().ended === null

/** One at a time, each to its line; a network that is away is tried again, more and more seldom. `asked`: somebody pressed. */
async function sendPhotos(asked = false) {
  if (busy || !(asked || isSignedIn())) return
  busy = true
  clearTimeout(timer)
  for (let next = nextPhoto(); next; next = isSignedIn() ? nextPhoto() : undefined) await sendOne(next)
  busy = false
  const waits = mine().flatMap(({ state, nextTry }) => (state === 'later' ? [nextTry] : []))
  if (waits.length)
    timer = setTimeout(() => void sendPhotos(), Math.max(500, Math.min(...waits) - Date.now()))
}

const mine = () => usePhotos.getState().photos.filter(isMine)
const nextPhoto = () =>
  mine().find(({ state, nextTry }) => state === 'waiting' || (state === 'later' && nextTry <= Date.now()))

async function sendOne({ key, lineNumber: line, failId, file, tries, picture: there }: SendingPhoto) {
  change(key, { state: 'sending', sent: 0 })
  try {
    const picture = there ?? (await upload(key, file))
    change(key, { picture })
    await call(failurePhotos.add, { failId, picture }, undefined, { wall: null, line })
    dropPhoto(key)
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('call.offline')
    const later = mayComeLater.includes(refusal.key)
    const nextTry = Date.now() + Math.min(longestWait, 2000 * 2 ** tries)
    change(key, { state: later ? 'later' : 'refused', refusal, tries: tries + 1, nextTry })
  }
}

const upload = async (key: string, file: File) =>
  (await uploadFile(files.upload, {}, file, (sent) => change(key, { sent }), new AbortController().signal))
    .fileId

/** What waits for the network is kept by the browser. */
const warn = (event: BeforeUnloadEvent) => {
  if (mine().some(({ state }) => state === 'waiting' || state === 'sending')) event.preventDefault()
}
usePhotos.subscribe(({ photos }) => {
  if (photos.length > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
})

/** What is to come later comes now. */
function sendLater() {
  set((all) => all.map((one) => (one.state === 'later' ? { ...one, nextTry: 0 } : one)))
  void sendPhotos()
}
window.addEventListener('online', sendLater)
