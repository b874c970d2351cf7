import { create } from 'zustand'
import { type ErrorKey, Refusal } from '@takt/contract/errors.ts'
import { files } from '@takt/contract/files.ts'
import { useSession } from '~/api/session.ts'
import { readToken, readUserName } from '~/api/stored.ts'
import { uploadFile } from '~/api/upload.ts'

/** What a person's browser keeps until the server has it, and the line it goes to. */
export type Kept = { key: string; userName: string; lineNumber: string; file: File | null }
/** `later`: the network was away, or the session over; it is sent again by itself, at `nextTry` or once somebody is logged in. */
export type Sending<K extends Kept> = K & OnItsWay
type OnItsWay = {
  sent: number
  state: 'waiting' | 'sending' | 'later' | 'refused'
  refusal: Refusal | null
  /** The file, once it is there: only its data have to be sent then. */
  picture: string | null
  tries: number
  nextTry: number
}

type Ways<K extends Kept> = {
  store: { keep: (one: K) => unknown; forget: (key: string) => unknown; all: () => Promise<K[]> }
  /** Whose turn it may be, as far as this page can tell. */
  isMine: (one: K) => boolean
  /** Sent to the server; its file is there by then. */
  tell: (one: Sending<K>, picture: string | null) => Promise<unknown>
  /** None goes before the one that was given before it, but what was refused keeps nobody waiting. */
  inOrder: boolean
}

const sessionOver: readonly ErrorKey[] = ['session.unknown', 'session.superseded', 'session.expired']
export const isSessionOver = (refusal: Refusal | null) =>
  refusal !== null && sessionOver.includes(refusal.key)
/** Not a refusal of what was sent. */
const mayComeLater: readonly ErrorKey[] = [
  ...sessionOver,
  'call.offline',
  'call.stalled',
  'call.stopping',
  'call.database_down',
  'call.too_many',
]
const longestWait = 60_000
const never = new AbortController().signal

export const isOwn = ({ userName }: Kept) => userName === (readUserName() ?? '')
/** A person who was shown that the session is over is not shown it again by what sends itself. */
const isSignedIn = () => readToken() !== null && useSession.getState().ended === null

/** Sends one at a time, each to its line, whatever page is open; a network that is away is tried again, more and more seldom. */
export function sendQueue<K extends Kept>({ store, isMine, tell, inOrder }: Ways<K>) {
  const use = create<{ all: Sending<K>[] }>(() => ({ all: [] }))
  const set = (change: (all: Sending<K>[]) => Sending<K>[]) =>
    use.setState(({ all }) => ({ all: change(all) }))
  const change = (key: string, to: Partial<OnItsWay>) =>
    set((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const add = (more: readonly K[]) =>
    set((all) => [
      ...all,
      ...more.map((one) => ({
        ...one,
        sent: 0,
        state: 'waiting' as const,
        refusal: null,
        picture: null,
        tries: 0,
        nextTry: 0,
      })),
    ])
  const mine = () => use.getState().all.filter(isMine)
  /** Sent or discarded: an earlier read of the browser's store does not bring it back. */
  const gone = new Set<string>()
  let busy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function drop(key: string) {
    gone.add(key)
    void store.forget(key)
    set((all) => all.filter((one) => one.key !== key))
  }

  const isDue = ({ state, nextTry }: Sending<K>) =>
    state === 'waiting' || (state === 'later' && nextTry <= Date.now())
  function nextOne() {
    if (!inOrder) return mine().find(isDue)
    const first = mine().find(({ state }) => state !== 'refused')
    return first && isDue(first) ? first : undefined
  }

  /** `isPressed`: somebody pressed. */
  async function send(isPressed = false) {
    if (busy || !(isPressed || isSignedIn())) return
    busy = true
    clearTimeout(timer)
    for (let next = nextOne(); next; next = isSignedIn() ? nextOne() : undefined) await sendOne(next)
    busy = false
    const waits = mine().flatMap(({ state, nextTry }) => (state === 'later' ? [nextTry] : []))
    if (waits.length) timer = setTimeout(() => void send(), Math.max(500, Math.min(...waits) - Date.now()))
  }

  async function sendOne(one: Sending<K>) {
    const { key, file, tries } = one
    change(key, { state: 'sending', sent: 0 })
    try {
      const picture = one.picture ?? (file && (await upload(key, file)))
      change(key, { picture })
      await tell(one, picture)
      drop(key)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('call.offline')
      const state = mayComeLater.includes(refusal.key) ? 'later' : 'refused'
      const nextTry = Date.now() + Math.min(longestWait, 2000 * 2 ** tries)
      change(key, { state, refusal, tries: tries + 1, nextTry })
    }
  }
  const upload = async (key: string, file: File) =>
    (await uploadFile(files.upload, {}, file, (sent) => change(key, { sent }), never)).fileId

  /** What is to come later comes now. */
  function sendNow(isPressed = false) {
    set((all) => all.map((one) => (one.state === 'later' ? { ...one, nextTry: 0 } : one)))
    return send(isPressed)
  }
  window.addEventListener('online', () => void sendNow())

  /** What waits for the network is kept by the browser. */
  const warn = (event: BeforeUnloadEvent) => {
    if (mine().some(({ state }) => state === 'waiting' || state === 'sending')) event.preventDefault()
  }
  use.subscribe(({ all }) => {
    if (all.length > 0) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })

  function queue(more: readonly K[]) {
    for (const one of more) void store.keep(one)
    add(more)
  }

  function sendAgain(key: string) {
    change(key, { state: 'waiting', refusal: null, nextTry: 0, sent: 0 })
    return send(true)
  }

  /** What this person's browser had not sent when it was closed. */
  async function restore() {
    const kept = await store.all()
    const there = new Set(use.getState().all.map(({ key }) => key))
    add(kept.filter((one) => isMine(one) && !there.has(one.key) && !gone.has(one.key)))
    return sendNow()
  }
  return { use, queue, send, sendNow, sendAgain, drop, restore }
}
