import { useDeferredValue, type ReactNode } from 'react'

/** What is much to draw at once: it comes in slices, between which the browser does what it is asked to. */
export function Sliced({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}
