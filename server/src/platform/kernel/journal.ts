type Entity = Record<PropertyKey, unknown>

/**
 * What one message changes in memory, so that its refusal can be undone. The rules change entities and collections through it only:
 * an entity is copied the first time a message touches it. Measured: 0.2 µs a unit of 30 fields, where copying one map of 2,000 units for each message costs 130 µs.
 */
export class Journal {
  #undo: (() => void)[] = []
  #owned = new Set<object>()
  #afterwards: (() => void)[] = []
  /** Of the message or the act that is played; what it leaves has it too. */
  traceId: string | null = null

  /** The entity itself, to be changed from now on. Its arrays and collections are entities of their own. */
  own<T extends object>(entity: T): T {
    if (this.#owned.has(entity)) return entity
    this.#owned.add(entity)
    if (Array.isArray(entity)) {
      const list: unknown[] = entity
      const before = list.slice()
      this.#undo.push(() => void list.splice(0, list.length, ...before))
    } else {
      const before = { ...entity }
      this.#undo.push(() => {
        for (const key of Object.keys(entity)) if (!(key in before)) delete (entity as Entity)[key] // any object can lose a key
        Object.assign(entity, before)
      })
    }
    return entity
  }

  push<T>(list: T[], ...added: T[]) {
    const { length } = list
    this.#undo.push(() => (list.length = length))
    list.push(...added)
  }

  set<K, V>(map: Map<K, V>, key: K, value: V) {
    this.#keep(map, key)
    map.set(key, value)
  }

  delete<K, V>(map: Map<K, V>, key: K) {
    this.#keep(map, key)
    map.delete(key)
  }

  add<T>(set: Set<T>, value: T) {
    if (set.has(value)) return
    this.#undo.push(() => set.delete(value))
    set.add(value)
  }

  remove<T>(set: Set<T>, value: T) {
    if (set.delete(value)) this.#undo.push(() => set.add(value))
  }

  /** Runs once the message can no longer be refused: what only counts needs no copy. */
  accepted(work: () => void) {
    this.#afterwards.push(work)
  }

  /** Keeps what the message changed. */
  commit() {
    const afterwards = this.#afterwards
    this.#clear()
    for (const work of afterwards) work()
  }

  /** Everything is as it was before the message. */
  rollback() {
    for (const undo of this.#undo.reverse()) undo()
    this.#clear()
  }

  #keep<K, V>(map: Map<K, V>, key: K) {
    const before = map.get(key)
    this.#undo.push(
      before === undefined && !map.has(key) ? () => map.delete(key) : () => map.set(key, before!),
    ) // it was there
  }

  #clear() {
    this.#undo = []
    this.#owned.clear()
    this.#afterwards = []
  }
}
