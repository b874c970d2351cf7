import { useSyncExternalStore } from 'react'

const watchers = new Map<
  number,
  { now: number; listeners: Set<() => void>; timer: ReturnType<typeof setInterval> }
>()

/** One clock a pace for the whole console: a hundred countdowns are one timer. */
export function useNow(every = 1000): number {
  return useSyncExternalStore(
    (tell) => watch(every, tell),
    () => watchers.get(every)?.now ?? Math.floor(Date.now() / every) * every,
  )
}

function watch(every: number, tell: () => void): () => void {
  const clock = watchers.get(every) ?? start(every)
  clock.listeners.add(tell)
  return () => {
    clock.listeners.delete(tell)
    if (clock.listeners.size > 0) return
    clearInterval(clock.timer)
    watchers.delete(every)
  }
}

function start(every: number) {
  const clock = {
    now: Math.floor(Date.now() / every) * every,
    listeners: new Set<() => void>(),
    timer: setInterval(() => {
      clock.now = Math.floor(Date.now() / every) * every
      clock.listeners.forEach((tell) => tell())
    }, every),
  }
  watchers.set(every, clock)
  return clock
}
