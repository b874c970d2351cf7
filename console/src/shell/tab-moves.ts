import { useNavigate } from 'react-router'
import { useMayLose } from '~/shapes/unsaved.ts'
import { afterClosing, useTabs, type Tab } from './tabs.ts'

/** What can be done with a tab. Whatever would lose something unsaved asks first; false: nothing was done. */
export function useTabMoves(current: string) {
  const mayLose = useMayLose()
  const navigate = useNavigate()
  const { refresh, close, closeOthers, closeAll } = useTabs()
  const pathsBut = (kept: string | null) =>
    useTabs
      .getState()
      .tabs.map(({ path }) => path)
      .filter((path) => path !== kept)
  const addressOf = ({ path, search }: Tab) => path + search

  const move = async (losing: string[], act: () => void, next: () => string | null) => {
    if (!(await mayLose(losing))) return false
    act()
    const to = next()
    if (to !== null) void navigate(to)
    return true
  }
  return {
    refresh: (tab: Tab) =>
      move(
        [tab.path],
        () => refresh(tab.path),
        () => (tab.path === current ? null : addressOf(tab)),
      ),
    close: (tab: Tab) =>
      move(
        [tab.path],
        () => close(tab.path),
        () => afterClosing(current),
      ),
    closeOthers: (tab: Tab) =>
      move(
        pathsBut(tab.path),
        () => closeOthers(tab.path),
        () => (tab.path === current ? null : addressOf(tab)),
      ),
    // From a pinned tab: to that tab; else to the last pinned one.
    closeAll: (tab: Tab) =>
      move(pathsBut(null), closeAll, () => (tab.meta.affix ? addressOf(tab) : afterClosing(current))),
  }
}
