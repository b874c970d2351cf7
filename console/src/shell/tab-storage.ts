import { z } from 'zod'
import { useTabs, type Tab } from './tabs.ts'

const place = 'takt.tabs'
/** Addresses only: what a page showed is read anew. They belong to one person and end with the browser's tab. */
const Stored = z.object({
  userId: z.string(),
  tabs: z.array(z.object({ path: z.string(), search: z.string() })),
})

/** From now on a reload finds this person's tabs again. Returns how to stop. */
export function keepTabs(userId: string): () => void {
  return useTabs.subscribe(({ tabs }) => {
    sessionStorage.setItem(
      place,
      JSON.stringify({ userId, tabs: tabs.map(({ path, search }) => ({ path, search })) }),
    )
  })
}

/** The tabs this person had before the reload, if it was this person; those they may still open. */
export function storedTabs(
  userId: string,
  mayOpen: (path: string) => boolean,
): Pick<Tab, 'path' | 'search'>[] {
  try {
    const stored = Stored.parse(JSON.parse(sessionStorage.getItem(place) ?? ''))
    return stored.userId === userId ? stored.tabs.filter(({ path }) => mayOpen(path)) : []
  } catch {
    return [] // none yet, or not ours
  }
}

export const forgetTabs = () => sessionStorage.removeItem(place)
