import { useLocation } from 'react-router'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { useSettings } from '~/api/preferences.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { useOpenedRecords } from '~/shapes/opened-record.ts'
import { useFullscreen } from '../comfort/fullscreen.ts'
import { useGo } from '~/shapes/go.ts'
import { openPages } from '../menu.ts'
import { useTabs } from '../tabs.ts'
import type { Hit } from './hits.ts'

const mostRecent = 5

/** What most people look for, before anything is typed: where they have been, their favourites, and what can be done from anywhere. */
export function useOffers(): Hit[] {
  const words = useWords()
  const { find } = words
  const go = useGo()
  const { pathname } = useLocation()
  const { favourites } = useSettings()
  const grants = useSession((session) => session.grants)
  const tabs = useTabs((state) => state.tabs)
  const records = useOpenedRecords()
  const fullscreen = useFullscreen()
  const held = openPages(grants).map(({ name }) => name)

  const recent = tabs
    .filter(({ path, opened, meta }) => opened && !meta.affix && path !== pathname)
    .toReversed()
    .slice(0, mostRecent)
    .flatMap(({ path, search }): Hit[] => {
      const name = pageNames.find((name) => pages[name].path === path)
      if (!name) return []
      const label = [words.page[name], records[path]].filter(Boolean).join(' ')
      return [
        { key: `recent ${path}`, label, about: find.recent, icon: 'history', go: () => go(path + search) },
      ]
    })
  const own = favourites
    .filter((name) => held.includes(name))
    .map((name): Hit => ({
      key: `favourite ${name}`,
      label: words.page[name],
      about: find.favourite,
      icon: 'star',
      go: () => go(pages[name].path),
    }))
  const actions: Hit[] = [
    ...(grants.orderCreate === 'edit'
      ? [
          {
            key: 'order',
            label: find.createOrder,
            about: find.action,
            icon: 'plus' as const,
            go: () => go(`${pages.orderCreate.path}?new=1`),
          },
        ]
      : []),
    ...(grants.bomMonitors === 'edit'
      ? [
          {
            key: 'load',
            label: find.loadMaterial,
            about: find.action,
            icon: 'reel' as const,
            go: () => go(`${pages.bomMonitors.path}?view=bind`),
          },
        ]
      : []),
    {
      key: 'fullscreen',
      label: fullscreen.label,
      about: find.action,
      icon: 'fullscreen',
      go: () => void fullscreen.toggle(),
    },
  ]
  return [...recent, ...own, ...actions]
}
