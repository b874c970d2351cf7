import { useEffect } from 'react'
import type { LampSound } from '@takt/contract/lamps.ts'
import { sound } from '~/ui/lamp-sound.ts'

const every = 5000

/** Sounds now, and again every few seconds, as long as it is to be heard. */
export function useLampSound(tune: LampSound) {
  useEffect(() => {
    if (tune === 'none') return
    sound(tune)
    const timer = setInterval(() => sound(tune), every)
    return () => clearInterval(timer)
  }, [tune])
}
