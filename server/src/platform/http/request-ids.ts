import { randomBytes } from 'node:crypto'

/** In the answer's header, in the log and in the change history (`traceId`): unique over restarts and servers, and in their order. */
export function requestIds() {
  const server = randomBytes(4).toString('hex')
  let count = 0
  return () => `${server}-${(count++).toString(36).padStart(6, '0')}`
}
