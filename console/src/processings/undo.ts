/** What was, what is, and what was taken back. `what` names the last change: typing on in one field is one change. */
export type Undoable<T> = { past: T[]; now: T; future: T[]; what: string | null }

const most = 200

export const begin = <T>(now: T): Undoable<T> => ({ past: [], now, future: [], what: null })

export function change<T>(
  { past, now, what: before }: Undoable<T>,
  next: T,
  what: string | null,
): Undoable<T> {
  const goesOn = what !== null && what === before
  return { past: goesOn ? past : [...past, now].slice(-most), now: next, future: [], what }
}

export function undo<T>({ past, now, future, what }: Undoable<T>): Undoable<T> {
  const before = past.at(-1)
  return before === undefined
    ? { past, now, future, what }
    : { past: past.slice(0, -1), now: before, future: [now, ...future], what: null }
}

export function redo<T>({ past, now, future, what }: Undoable<T>): Undoable<T> {
  const [next, ...later] = future
  return next === undefined
    ? { past, now, future, what }
    : { past: [...past, now], now: next, future: later, what: null }
}
