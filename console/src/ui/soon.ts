import { useEffect } from 'react'

export const loadMenu = () => import('./OpenMenu.tsx')
export const loadToasts = () => import('./ToastPlace.tsx')

/** Milliseconds in which the requested page is drawn and its answers come. */
const drawnAfter = 1000

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 4000 }) : setTimeout(task, 0)

/** Once the requested page is drawn: for what nobody waits for. */
export const drawn = () =>
  new Promise<void>((resolve) => setTimeout(() => whenIdle(() => resolve()), drawnAfter))

/**
 * Fetches in the background, once the page is shown, what is likely needed next. Messages are among it: one must come up
 * while the network is away. What does not come now is fetched when it is used.
 */
export function useSoon(next: () => Promise<unknown> = () => Promise.resolve()) {
  useEffect(() => {
    const fetchAll = () => [loadToasts, loadMenu, next].forEach((load) => void load().catch(() => {}))
    const timer = setTimeout(() => whenIdle(fetchAll), drawnAfter)
    return () => clearTimeout(timer)
  }, [next])
}
