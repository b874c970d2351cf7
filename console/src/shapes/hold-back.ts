import { createContext, use, useEffect, useEffectEvent, useInsertionEffect } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import { confirm } from '~/ui/confirm.tsx'

/** Whether this is drawn inside what the address names, a record or a form: Back closes it, with all that is in it. */
export const InRecord = createContext(false)

type Holder = { path: string; ask: () => Promise<boolean> }
const holders = new Set<Holder>()
/** The router's place: when the browser reports that it went back, its own address is already the other one. */
let current = { path: '', idx: 0 }
/** What follows once we are back where we were: the router gets nothing of that way. */
let returned: (() => void) | null = null
let isAsking = false

const pathOf = (hash: string) => hash.replace(/^#/, '').split('?')[0]!
const idxOf = (state: unknown) => (state as { idx?: number } | null)?.idx // the router's own count

function onPop(event: PopStateEvent) {
  if (returned) {
    event.stopImmediatePropagation()
    const next = returned
    returned = null
    return next()
  }
  const idx = idxOf(event.state)
  // Before anything of it is drawn: the browser lays out first what waits to be.
  if (idx === undefined) giveCount(event.state)
  const path = pathOf(window.location.hash)
  const holder = [...holders].find((one) => one.path === path)
  const way = idx === undefined ? 0 : idx - current.idx
  // Another page is only put aside, with what was typed.
  if (!holder || path !== current.path || way === 0) return
  event.stopImmediatePropagation()
  returned = () => void askFirst(holder, way)
  window.history.go(-way)
}

async function askFirst({ path, ask }: Holder, way: number) {
  if (isAsking) return
  isAsking = true
  const go = await ask()
  isAsking = false
  if (!go) return
  for (const one of holders) if (one.path === path) holders.delete(one)
  window.history.go(way)
}

/** From the start, before the router listens: the first listener may keep it from the router. */
export function watchBack() {
  window.addEventListener('popstate', onPop, { capture: true })
  return () => window.removeEventListener('popstate', onPop, { capture: true })
}

export function setCurrent(hash: string, state: unknown) {
  current = { path: pathOf(hash), idx: idxOf(state) ?? giveCount(state) }
}

/** An address that was typed has no count, and what is counted from it would not be either. */
function giveCount(state: unknown) {
  const idx = current.idx + 1
  window.history.replaceState({ ...(state as object | null), idx }, '')
  return idx
}

/** The frame reports where we are. */
export function useCurrentPlace() {
  const { key, pathname, search } = useLocation()
  // Two addresses typed one after the other have the same key.
  useEffect(() => setCurrent(window.location.hash, window.history.state), [key, pathname, search])
}

export function holdBack(holder: Holder) {
  holders.add(holder)
  return () => void holders.delete(holder)
}

/** While true, Back asks before it closes the record and loses what is written in it. */
export function useHoldBack(unsaved: boolean) {
  const inRecord = use(InRecord)
  const { pathname } = useLocation()
  const words = useWords()
  const ask = useEffectEvent(() => {
    const { discard, discardWhy, discardYes, keepEditing } = words.shell
    return confirm({ title: discard, text: discardWhy, yes: discardYes, no: keepEditing, danger: true })
  })
  useInsertionEffect(
    () => (unsaved && inRecord ? holdBack({ path: pathname, ask: () => ask() }) : undefined),
    [unsaved, inRecord, pathname],
  )
}
