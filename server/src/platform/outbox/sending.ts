type Sending<Due> = {
  every: number
  mostAtOnce: number
  /** Takes at most so many of what is due, so that no other server does. */
  take: (room: number) => Promise<Due[]>
  send: (due: Due, signal: AbortSignal) => Promise<unknown>
  /** What else is done at each look. */
  alongside?: (look: () => void) => void
  /** Without `due` it was the look that failed; reported once until one succeeds. */
  failed: (error: unknown, due: Due | null) => void
}

/** Sends what is due in a loop of its own: looks when its time has come, and whenever one is done. Returns what ends it. */
export function startSending<Due>({ every, mostAtOnce, take, send, alongside, failed }: Sending<Due>) {
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let [again, failing] = [false, false]

  const look = () => {
    again = true
    looking ??= lookUntilDone().finally(() => {
      looking = null
    })
  }
  const lookUntilDone = async () => {
    try {
      while (again && !stop.signal.aborted) {
        again = false
        alongside?.(look)
        const room = mostAtOnce - underWay.size
        for (const due of room > 0 ? await take(room) : []) start(due)
      }
      failing = false
    } catch (error) {
      if (!failing) failed(error, null)
      failing = true
    }
  }
  const start = (due: Due) => {
    const sent = send(due, stop.signal)
      .then(
        () => {},
        (error: unknown) => failed(error, due),
      )
      .finally(() => {
        underWay.delete(sent)
        look()
      })
    underWay.add(sent)
  }

  const timer = setInterval(look, every)
  return async () => {
    clearInterval(timer)
    stop.abort()
    await looking
    await Promise.all(underWay)
  }
}
