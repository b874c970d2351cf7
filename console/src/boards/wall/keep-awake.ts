import { useEffect } from 'react'

/** Keeps the screen on for as long as it is visible, where the browser can. It lets go whenever the window is hidden: then it is requested again. */
export function useKeepAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let gone = false
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (gone) void held.release()
          else lock = held
        },
        () => {},
      ) // a battery that is low refuses: the screen is its own master then
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
