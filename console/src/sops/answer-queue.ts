import { create } from 'zustand'
import type { z } from 'zod'
import { Refusal } from '@takt/contract/errors.ts'
import { files } from '@takt/contract/files.ts'
import { type SopAnswer, sopAnswers } from '@takt/contract/sopAnswers.ts'
import { call } from '~/api/call.ts'
import { readLine, readUserName } from '~/api/stored.ts'
import { uploadFile } from '~/api/upload.ts'
import { keptIn } from '~/shapes/kept.ts'
import { isSignedIn, mayComeLater } from '~/shapes/photo-queue.ts'

type Wish = z.input<typeof sopAnswers.answer.input>
/** An answer that the server has not taken yet. `key`: its id. `file`: a photo that is its answer. */
export type KeptAnswer = {
  key: string
  userName: string
  lineNumber: string
  wish: Wish
  file: File | null
}
type Sending = KeptAnswer & { refusal: Refusal | null; state: 'waiting' | 'later' | 'refused' }

const store = keptIn<KeptAnswer>('takt-answers', 'answers')
/** Answers on their way, whatever step is shown. */
export const useAnswers = create<{ answers: Sending[] }>(() => ({ answers: [] }))
const set = (change: (all: Sending[]) => Sending[]) =>
  useAnswers.setState(({ answers }) => ({ answers: change(answers) }))

/** This person’s, of the line that is shown. */
export const isHere = ({ userName, lineNumber }: KeptAnswer) =>
  userName === (readUserName() ?? '') && lineNumber === (readLine() ?? '')
const here = () => useAnswers.getState().answers.filter(isHere)

let tell: (taken: SopAnswer) => void = () => {}
/** Who shows the answers hears of each that the server took. */
export const onTaken = (heard: typeof tell) => void (tell = heard)

export function queueAnswer(wish: Wish, file: File | null) {
  const kept = {
    key: wish.answerId,
    userName: readUserName() ?? '',
    lineNumber: readLine() ?? '',
    wish,
    file,
  }
  void store.keep(kept)
  set((all) => [...all, { ...kept, refusal: null, state: 'waiting' }])
  return send(true)
}

/** What this browser had not sent when it was closed. */
export async function restoreAnswers() {
  const there = new Set(useAnswers.getState().answers.map(({ key }) => key))
  const kept = (await store.all()).filter((one) => !there.has(one.key) && !gone.has(one.key))
  set((all) => [...all, ...kept.map((one) => ({ ...one, refusal: null, state: 'later' as const }))])
  return send()
}

/** Sent or discarded: what the browser was asked before does not bring it back. */
const gone = new Set<string>()
export function dropAnswer(key: string) {
  gone.add(key)
  void store.forget(key)
  set((all) => all.filter((one) => one.key !== key))
}
export function sendAgain(key: string) {
  set((all) => all.map((one) => (one.key === key ? { ...one, state: 'waiting', refusal: null } : one)))
  return send(true)
}

let busy = false
let timer: ReturnType<typeof setTimeout> | undefined
const retry = 5000

/** One after the other, in the order in which they were given; without a network all wait. */
async function send(asked = false) {
  if (busy || !(asked || isSignedIn())) return
  busy = true
  clearTimeout(timer)
  for (let next = firstToSend(); next; next = firstToSend()) if (!(await sendOne(next))) break
  busy = false
  if (here().some(({ state }) => state === 'later')) timer = setTimeout(() => void send(), retry)
}
const firstToSend = () => here().find(({ state }) => state !== 'refused')

async function sendOne({ key, wish, file, lineNumber: line }: Sending): Promise<boolean> {
  try {
    const picture = file ? (await uploadFile(files.upload, {}, file, () => {}, never)).fileId : null
    tell(await call(sopAnswers.answer, { ...wish, picture }, undefined, { wall: null, line }))
    dropAnswer(key)
    return true
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('call.offline')
    const state = mayComeLater.includes(refusal.key) ? 'later' : 'refused'
    set((all) => all.map((one) => (one.key === key ? { ...one, state, refusal } : one)))
    return state === 'refused'
  }
}
const never = new AbortController().signal
window.addEventListener('online', () => void send())
