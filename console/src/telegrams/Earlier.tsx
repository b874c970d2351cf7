import { useState } from 'react'
import type { StationTelegramPair } from '@takt/contract/telegrams.ts'
import { EarlierDiff } from '~/shapes/EarlierDiff.tsx'
import { useEarlier } from './use-earlier.ts'

/** What is different from the message before. */
export function Earlier({ of }: { of: StationTelegramPair }) {
  const [isOpen, want] = useState(false)
  const earlier = useEarlier(of, isOpen)
  return <EarlierDiff of={of} earlier={earlier} isOpen={isOpen} onWant={() => want(true)} />
}
