import { forLookUps } from './connect.ts'
import type { Db } from './tables.ts'

/** What a server remembers, by its handle: each has its own. Inside a transaction, which has a handle of its own, nothing is remembered beyond it. */
export function remembered<T>(make: () => T): (db: Db) => T {
  const kept = new WeakMap<Db, T>()
  return (any) => {
    const db = forLookUps(any)
    const cached = kept.get(db) ?? make()
    kept.set(db, cached)
    return cached
  }
}

/**
 * What is read all the time and changes rarely: read once in so many milliseconds, as another server may have changed it, on connections
 * that no report holds. `forget` after the commit of a change. Give it the server's handle; a transaction reads for itself.
 */
export function rememberedFor<T>(ms: number, read: (db: Db, key: string) => Promise<T>) {
  const kept = remembered(() => new Map<string, { until: number; answer: Promise<T> }>())
  const forget = (db: Db, key = '') => kept(db).delete(key)
  const get = (db: Db, key = ''): Promise<T> => {
    const cached = kept(db).get(key)
    if (cached && performance.now() < cached.until) return cached.answer
    const answer = read(forLookUps(db), key)
    kept(db).set(key, { until: performance.now() + ms, answer })
    answer.catch(() => kept(db).get(key)?.answer === answer && forget(db, key))
    return answer
  }
  return { get, forget }
}
