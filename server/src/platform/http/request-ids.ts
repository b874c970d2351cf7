import { randomBytes } from 'node:crypto'

/** In the answer's header and in the log: unique over restarts and servers. */
export function requestIds() {
  const server = randomBytes(4).toString('hex')
  let count = 0
  return () => `${server}-${(count++).toString(36)}`
}
