import type { Db } from './tables.ts'

/** What a server remembers, by its handle: each has its own. Inside a transaction, which has a handle of its own, nothing is remembered beyond it. */
export function remembered<T>(make: () => T): (db: Db) => T {
  const kept = new WeakMap<Db, T>()
  return (db) => {
    const known = kept.get(db) ?? make()
    kept.set(db, known)
    return known
  }
}
