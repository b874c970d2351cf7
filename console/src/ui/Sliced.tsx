import { useDeferredValue, type ReactNode } from 'react'

/** What is much to draw at once: it comes in slices, between which the browser does its other work. */
export function Sliced({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}
