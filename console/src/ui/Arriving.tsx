import { startTransition, Suspense, useLayoutEffect, useReducer, type ReactNode } from 'react'
import { useArrivals } from './later.ts'

/**
 * Around parts that are loaded. What arrives after its fallback was shown, React draws 300 ms after that at the earliest; where its
 * boundary is drawn anew for another reason, at once. As a transition: a whole page in one go holds a telephone up.
 */
export function Arriving({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => useArrivals.subscribe(() => startTransition(draw)), [])
  return <Suspense fallback={fallback}>{children}</Suspense>
}
