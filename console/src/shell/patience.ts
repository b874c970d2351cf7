import { useEffect } from 'react'
import { create } from 'zustand'
import { useLive } from '~/api/live.ts'

type Loading = { waiting: number; stuck: (() => void)[] }

/** `waiting`: parts of the console that are not there yet. `stuck`: those that did not come, each with how to ask again. */
export const useLoading = create<Loading>(() => ({ waiting: 0, stuck: [] }))

/** While this is drawn, something is waited for. */
export function useWaiting() {
  useEffect(() => {
    const count = (by: number) => useLoading.setState(({ waiting }) => ({ waiting: waiting + by }))
    count(1)
    return () => count(-1)
  }, [])
}

/** Loads a part of the console, and does not give up: without a network it waits for it, or for somebody who says "try again". */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error // only a file that did not come is worth asking again
      await new Promise<void>((again) => useLoading.setState(({ stuck }) => ({ stuck: [...stuck, again] })))
    }
  }
}

export function loadAgain() {
  const { stuck } = useLoading.getState()
  useLoading.setState({ stuck: [] })
  stuck.forEach((again) => again())
}
window.addEventListener('online', loadAgain)
useLive.subscribe(({ state }, before) => { if (state === 'live' && before.state !== 'live') loadAgain() })
