import { lazy, type ComponentType } from 'react'
import { create } from 'zustand'

/** `stuck`: parts of the console that did not come, each with how to load it again. `missed`: how often one did not that has no place of its own to report it. */
export const useStuck = create<{ stuck: (() => void)[]; missed: number }>(() => ({ stuck: [], missed: 0 }))

/** How many parts came so far. */
export const useArrivals = create(() => 0)
// Whoever waits for the part itself is notified first.
const arrive = () => setTimeout(() => useArrivals.setState((count) => count + 1, true))

/** Styles that did not come. Neither the browser nor the bundler requests one a second time. */
const bare = new Set<HTMLLinkElement>()
let dressed: Promise<unknown> = Promise.resolve()
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') bare.add(target)
  },
  true,
)

/** Loads a part of the console, and does not give up: without a network it waits for it, or for somebody who presses "try again". */
export async function patiently<T>(load: () => Promise<T>, miss = () => {}): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      await dressAgain()
      const part = await load()
      arrive()
      return part
    } catch (error) {
      // Only a file that did not come is worth loading again.
      if (!(error instanceof TypeError) && bare.size === 0) throw error
      if (tries > 1 && (await isInNext(error))) location.reload()
      miss()
      await new Promise<void>((again) => useStuck.setState(({ stuck }) => ({ stuck: [...stuck, again] })))
    }
  }
}

/**
 * Whether the console loaded anew has the file that an import names as missing. It can be had after all: Chromium before 156 keeps that
 * an import failed. Or the server has no such file: it has another version of the console meanwhile.
 */
async function isInNext(error: unknown) {
  const [file] = /https?:\S+$/.exec(String(error)) ?? []
  if (file === undefined) return false
  try {
    const { ok, status } = await fetch(file)
    return ok || status === 404
  } catch {
    return false
  }
}

const miss = () => useStuck.setState(({ missed }) => ({ missed: missed + 1 }))

/** What must come for something to be done at once: when it does not, that is reported. */
export const promptly = <T>(load: () => Promise<T>) => patiently(load, miss)

/** A part that comes when it is first drawn. A failure to load it must never take down what is drawn around it. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => promptly(async () => ({ default: await load() })))

export function loadAgain() {
  const { stuck } = useStuck.getState()
  useStuck.setState({ stuck: [] })
  stuck.forEach((again) => again())
}
window.addEventListener('online', loadAgain)

function dressAgain(): Promise<unknown> {
  if (bare.size === 0) return dressed
  const links = [...bare]
  bare.clear()
  return (dressed = Promise.all(links.map(ask)))
}

const ask = (gone: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = gone.cloneNode() as HTMLLinkElement // a copy of a link is a link
    link.onload = () => resolve()
    link.onerror = () => reject(new TypeError(link.href))
    gone.replaceWith(link)
  })
