/** What will happen, and when: a heap, earliest first; what is due at the same time happens in the order it was noted. */
export type Agenda = {
  note: (at: number, happen: () => void) => void
  next: () => number | null
  take: () => Entry | null
}
type Entry = { at: number; turn: number; happen: () => void }

export function openAgenda(): Agenda {
  const heap: Entry[] = []
  let turns = 0
  return {
    note(at, happen) {
      heap.push({ at, turn: (turns += 1), happen })
      rise(heap)
    },
    next: () => heap[0]?.at ?? null,
    take() {
      const first = heap[0]
      const last = heap.pop()
      if (!first || !last) return null
      if (heap.length) {
        heap[0] = last
        sink(heap)
      }
      return first
    },
  }
}

const before = (a: Entry, b: Entry) => a.at < b.at || (a.at === b.at && a.turn < b.turn)

function rise(heap: Entry[]) {
  let place = heap.length - 1
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (!before(heap[place]!, heap[parent]!)) return
    swap(heap, place, parent)
    place = parent
  }
}

function sink(heap: Entry[]) {
  let place = 0
  for (;;) {
    const [left, right] = [2 * place + 1, 2 * place + 2]
    let least = place
    if (left < heap.length && before(heap[left]!, heap[least]!)) least = left
    if (right < heap.length && before(heap[right]!, heap[least]!)) least = right
    if (least === place) return
    swap(heap, place, least)
    place = least
  }
}

function swap(heap: Entry[], a: number, b: number) {
  const kept = heap[a]!
  heap[a] = heap[b]!
  heap[b] = kept
}
