import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { useLive } from '~/api/live.ts'
import { useWords } from '~/i18n/words.tsx'
import { loadAgain, useStuck } from '~/ui/later.ts'
import { useToast } from '~/ui/toast.ts'

/** `waiting`: pages that are not there yet. */
export const useLoading = create<{ waiting: number }>(() => ({ waiting: 0 }))

/** While this is drawn, something is waited for. */
export function useWaiting() {
  useEffect(() => {
    const count = (by: number) => useLoading.setState(({ waiting }) => ({ waiting: waiting + by }))
    count(1)
    return () => count(-1)
  }, [])
}

/** Reports, once, that something pressed did not come: it comes by itself. */
export function useSayMissed() {
  const { error } = useWords()
  const toast = useToast()
  const missed = useStuck((parts) => parts.missed)
  const tell = useEffectEvent(() => toast.refuse(error['call.offline'], { id: 'call.offline', seconds: 3 }))
  useEffect(() => {
    if (missed > 0) tell()
  }, [missed])
}

useLive.subscribe(({ state }, before) => {
  if (state === 'live' && before.state !== 'live') loadAgain()
})
