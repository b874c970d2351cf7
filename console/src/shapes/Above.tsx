import type { ReactNode } from 'react'
import { useNarrow } from '~/ui/narrow.ts'
import { Below } from './Below.tsx'

type AboveProps = {
  picture: ReactNode
  /** Whether there will be a picture, and how high, is not known yet. */
  waiting: boolean
  /** The list below it; it does not come after rows that are still to come, which would push it down. */
  list: { waiting: boolean }
  children: ReactNode
}

/** A picture of a list is above it; in a window without room for both it comes after the rows. */
export function Above({ picture, waiting, list, children }: AboveProps) {
  const after = useNarrow(1200)
  return (
    <>
      {!after && picture}
      <Below ready={after || !waiting}>{children}</Below>
      {after && !list.waiting && picture}
    </>
  )
}
