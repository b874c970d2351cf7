/** A photo that is still to be sent, as the browser keeps it over a reload. */
export type KeptPhoto = { key: string; userName: string; lineNumber: string; failId: string; file: File }

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('takt-photos', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore('photos', { keyPath: 'key' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('not kept'))
  })

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  // A private window keeps nothing: the photo is sent all the same, while the page is open.
  const db = await open().catch(() => null)
  if (!db) return null
  return new Promise<T | null>((resolve) => {
    const asked = work(db.transaction('photos', mode).objectStore('photos'))
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => resolve(null)
  }).finally(() => db.close())
}

export const keepPhoto = (photo: KeptPhoto) => within('readwrite', (store) => store.put(photo))
export const forgetPhoto = (key: string) => within('readwrite', (store) => store.delete(key))
export const keptPhotos = async () =>
  ((await within('readonly', (store) => store.getAll())) ?? []) as KeptPhoto[] // all that is ever put there
