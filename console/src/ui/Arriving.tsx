import { Suspense, type ReactNode } from 'react'
import { useArrivals } from './later.ts'

/**
 * Around parts that are loaded. What arrives after its fallback was shown, React draws 300 ms after that at the earliest; where its
 * boundary is drawn anew for another reason, at once.
 */
export function Arriving({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  useArrivals()
  return <Suspense fallback={fallback}>{children}</Suspense>
}
