import type { ReactNode } from 'react'
import { useNarrow } from '~/ui/narrow.ts'

/** A picture of a list stands above it; in a window without room for both it comes after the rows. */
export function Above({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const after = useNarrow(1200)
  return (
    <>
      {!after && picture}
      {children}
      {after && picture}
    </>
  )
}
