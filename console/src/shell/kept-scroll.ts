import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'
import { useTabs } from './tabs.ts'

/** A page that is opened begins at its top; one that was put aside comes back where it was left. Gives back what hears the scrolling. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, path: string) {
  const places = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const kept = useTabs.getState().tabs.some((tab) => tab.path === path && tab.opened)
    if (box.current) box.current.scrollTop = kept ? places.current.get(path) ?? 0 : 0
  }, [box, path])
  return ({ target, currentTarget }: UIEvent<HTMLElement>) => {
    if (target === box.current) places.current.set(path, currentTarget.scrollTop)
  }
}
