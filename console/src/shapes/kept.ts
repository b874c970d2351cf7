/** What is still to be sent, as the browser keeps it over a reload: files too. */
export function keptIn<T extends { key: string }>(database: string, store: string) {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(database, 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'key' })
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('not kept'))
    })

  async function within<A>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<A>,
  ): Promise<A | null> {
    // A private window keeps nothing: it is sent all the same, while the page is open.
    const db = await open().catch(() => null)
    if (!db) return null
    return new Promise<A | null>((resolve) => {
      const request = work(db.transaction(store, mode).objectStore(store))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
    }).finally(() => db.close())
  }
  return {
    keep: (one: T) => within('readwrite', (all) => all.put(one)),
    forget: (key: string) => within('readwrite', (all) => all.delete(key)),
    all: async () => ((await within('readonly', (all) => all.getAll())) ?? []) as T[], // all that is ever put there
  }
}
