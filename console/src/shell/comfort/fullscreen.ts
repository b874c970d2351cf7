import { useSyncExternalStore } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'

/** The whole console on the whole screen. It follows the browser, which has a key of its own for leaving. */
export function useFullscreen() {
  const { comfort } = useWords()
  const toast = useToast()
  const full = useSyncExternalStore(watch, () => Boolean(document.fullscreenElement))
  const toggle = async () => {
    if (!document.fullscreenEnabled) return toast.warn(comfort.noFullscreen)
    try {
      await (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())
    } catch {
      toast.warn(comfort.noFullscreen) // the browser's own settings may forbid it
    }
  }
  return { full, label: full ? comfort.leaveFullscreen : comfort.fullscreen, toggle }
}

function watch(tell: () => void) {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}
