import { useSyncExternalStore } from 'react'
import { blend } from './colours.ts'
import { accentOf, panel } from './theme.ts'

type Mode = 'light' | 'dark' | 'system'

const watched = ['(prefers-color-scheme: dark)', 'print']

/** Paper is white, whatever the screen is. */
export function isDark(mode: Mode): boolean {
  if (window.matchMedia('print').matches) return false
  return mode === 'dark' || (mode === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
}

/** Follows the machine while it is `system`. */
export const useDark = (mode: Mode) => useSyncExternalStore(watch, () => isDark(mode))

function watch(tell: () => void): () => void {
  const queries = watched.map((query) => window.matchMedia(query))
  queries.forEach((query) => query.addEventListener('change', tell))
  return () => queries.forEach((query) => query.removeEventListener('change', tell))
}

/** What the style sheets need to know of it; before the first picture too. */
export function dress(accent: string, dark: boolean) {
  const { dataset, style } = document.documentElement
  dataset.mode = dark ? 'dark' : 'light'
  const own = accentOf(accent, dark)
  style.setProperty('--takt-accent', own)
  style.setProperty('--takt-accent-soft', blend(own, panel[dark ? 'dark' : 'light'], dark ? 0.75 : 0.9))
  style.setProperty('--takt-accent-bright', accentOf(accent, true))
}
