import { createContext, use } from 'react'
import { useNow } from '~/ui/now.ts'

/** Milliseconds the server's clock is ahead of this machine's. */
export const Lead = createContext(0)

/** Now by the server's clock: a machine in the hall may be minutes off, and its timers would be too. */
export function useServerNow(every = 1000): number {
  return useNow(every) + use(Lead)
}

/** Less than that is the way of the answer through the net, not a wrong clock. */
const noise = 2000

/** Whole seconds, so that timers do not jump with every answer. */
export function leadOf(asOf: string, receivedAt: number): number {
  const ahead = Date.parse(asOf) - receivedAt
  return Math.abs(ahead) <= noise ? 0 : Math.round(ahead / 1000) * 1000
}
