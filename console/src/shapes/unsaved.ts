import { useInsertionEffect } from 'react'
import { useLocation } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { confirm } from '~/ui/confirm.tsx'

/** Who holds something unsaved, and on which page. */
const held = new Map<object, string>()
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function hold(path: string) {
  const holder = {}
  if (held.size === 0) window.addEventListener('beforeunload', warn)
  held.set(holder, path)
  return () => {
    held.delete(holder)
    if (held.size === 0) window.removeEventListener('beforeunload', warn)
  }
}

export const isUnsaved = (path: string) => [...held.values()].includes(path)

/** While true, closing this page's tab or the browser asks first. A page that is only put aside keeps what was typed, and nothing is asked. */
export function useUnsavedWork(unsaved: boolean) {
  const { pathname } = useLocation()
  // An ordinary effect ends when its tab is put aside; this one with the page.
  useInsertionEffect(() => (unsaved ? hold(pathname) : undefined), [unsaved, pathname])
}

/** Asked once for all that would be lost. It was allowed: the browser itself need not ask again. */
export function letGo() {
  held.clear()
  window.removeEventListener('beforeunload', warn)
}

/** Whether what these pages hold may be lost; without a list, all pages. Asks only when there is something. */
export function useMayLose() {
  const words = useWords()
  const { list } = useFormats()
  return async (paths?: readonly string[]): Promise<boolean> => {
    const losing = pageNames.filter(
      (name) => [...held.values()].includes(pages[name].path) && (paths?.includes(pages[name].path) ?? true),
    )
    if (losing.length === 0) return true
    const { discard, discardPages, discardYes, keepEditing } = words.shell
    const names = list(losing.map((name) => words.page[name]))
    return confirm({
      title: discard,
      text: fill(discardPages, { pages: names }),
      yes: discardYes,
      no: keepEditing,
      danger: true,
    })
  }
}
