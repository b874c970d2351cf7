import type pg from 'pg'

type Done = (error: unknown, answer?: unknown) => void

/**
 * Every statement of this connection is answered in this time, or fails. 0: it takes as long as it takes.
 *
 * The driver could do it, but it writes `query.callback = () => …`, for its promises too. V8 puts a function that is written so among what lives long, and it kept whatever the
 * statement carried, its values above all, until all of memory was marked (decision 11). Here each is given its function instead.
 */
export function answerInTime(
  client: pg.PoolClient,
  { milliseconds, pipeline }: { milliseconds: number; pipeline: boolean },
) {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const late = () => {
    // What was sent behind it waits for its answer too.
    if (pipeline) client.connection.stream.destroy()
  }
  const timed = (...args: unknown[]) => {
    if (isStream(args[0])) return query(...args)
    const last = args.at(-1)
    if (isDone(last)) return query(...args.slice(0, -1), within(milliseconds, last, late))
    return new Promise((resolve, reject) => {
      const done: Done = (error, answer) => (error ? reject(error) : resolve(answer))
      query(...args, within(milliseconds, done, late))
    }).catch((error: unknown) => {
      // Who asked, not the socket that heard the answer.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    })
  }
  client.query = timed as typeof client.query // the driver's own overloads, one by one
}

const isDone = (last: unknown): last is Done => typeof last === 'function'
const isStream = (query: unknown) => typeof query === 'object' && query !== null && 'submit' in query

function within(milliseconds: number, done: Done, late: () => void): Done {
  if (milliseconds === 0) return done
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    done(new Error('Query read timeout')) // as the driver says it
    late()
  }, milliseconds)
  return (error, answer) => {
    clearTimeout(timer)
    if (!isLate) done(error, answer)
  }
}
