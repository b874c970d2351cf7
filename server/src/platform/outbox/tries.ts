import type { Ended } from './post.ts'

const longestPause = 300

/** Seconds until the next try: 1, 2, 4 … and never more than five minutes, so that who comes back is served soon. */
export const pauseAfter = (attempts: number) => Math.min(longestPause, 2 ** Math.min(attempts - 1, 16))

/** What will never be accepted, however often it is sent. A log-in that fails, or a request for patience, is no fault of what is sent. */
export const isHopeless = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)

export const isTaken = ({ httpStatus, errorText }: Ended) => httpStatus !== null && errorText === null
