import { useLayoutEffect } from 'react'
import {
  QueryObserver,
  useQueryClient,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query'
import { forgetRecord } from '~/shapes/opened-record.ts'
import { useTabs, type Tab } from './tabs.ts'

/** As the library hands them over. */
type Query = QueryCacheNotifyEvent['query']

/** Long enough for the next page to take over what both of them show. */
const grace = 1000

/** The data of a tab live as long as the tab: kept while it is put aside, given back when it closes, read anew when it is refreshed. */
export function useTabMemory(front: string) {
  const cache = useQueryClient()
  // Before the pages' own effects: those begin and end their questions.
  useLayoutEffect(() => remember(cache), [cache])
  useLayoutEffect(() => {
    inFront = front
  }, [front])
}

let inFront = ''

function remember(client: QueryClient): () => void {
  const owners = new Map<Query, string>()
  const holds = new Map<Query, { observer: QueryObserver; release: () => void }>()
  const cache = client.getQueryCache()

  const release = (query: Query) => {
    const hold = holds.get(query)
    holds.delete(query)
    hold?.release()
  }
  const drop = (query: Query) =>
    setTimeout(() => {
      const owner = owners.get(query)
      if (query.getObserversCount() === 0 && !(owner && isOpen(owner))) cache.remove(query)
    }, grace)

  const hold = (query: Query) => {
    const observer = new QueryObserver(client, { ...query.options, queryKey: query.queryKey, enabled: false })
    const held = { observer, release: () => {} }
    holds.set(query, held)
    held.release = observer.subscribe(() => {})
  }

  const follow = (event: QueryCacheNotifyEvent) => {
    const { query } = event
    if (event.type === 'observerAdded' && event.observer !== holds.get(query)?.observer) {
      owners.set(query, inFront)
      release(query)
    } else if (event.type === 'observerRemoved' && query.getObserversCount() === 0) {
      const owner = owners.get(query)
      if (!owner || (owner === inFront && isOpen(owner))) return // another filter: the library forgets it in its own time
      if (!isOpen(owner)) return void drop(query)
      hold(query)
    } else if (event.type === 'removed') owners.delete(query)
  }
  const of = (path: string) => [...owners].filter(([, owner]) => owner === path).map(([query]) => query)
  const forget = (path: string) => {
    forgetRecord(path)
    for (const query of of(path)) {
      release(query)
      drop(query)
    }
  }
  const renew = (path: string) => {
    const own = new Set(of(path))
    void client.invalidateQueries({ predicate: (query) => own.has(query), refetchType: 'none' }) // by the page that is built anew
  }

  const stopCache = cache.subscribe(follow)
  const stopTabs = useTabs.subscribe(({ tabs }, before) => {
    for (const old of before.tabs.filter(({ opened }) => opened)) {
      const now = tabs.find(({ path }) => path === old.path)
      if (!now?.opened) forget(old.path)
      else if (now.round !== old.round) renew(old.path)
    }
  })
  return () => {
    stopCache()
    stopTabs()
    holds.forEach((_, query) => release(query))
  }
}

const isOpen = (path: string) => useTabs.getState().tabs.some((tab: Tab) => tab.path === path && tab.opened)
