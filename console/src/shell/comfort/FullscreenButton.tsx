import { useSyncExternalStore } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'

/** The whole console on the whole screen. It follows the browser, which has a key of its own for leaving. */
export function FullscreenButton() {
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
  return (
    <Action icon={full ? 'shrink' : 'fullscreen'} bare onClick={() => void toggle()}>
      {full ? comfort.leaveFullscreen : comfort.fullscreen}
    </Action>
  )
}

function watch(tell: () => void) {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}
