import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * One stop of Tab for a whole list of rows (`li[data-row]`): the arrows, Home and End walk between them.
 * A list that reads on as it is walked would otherwise never let go of the focus. What stops in a row is the first
 * that can be pressed in it, whoever drew it.
 */
export function useRowStop(keys: readonly (string | number)[]) {
  const [at, setAt] = useState<string | number>()
  const stop = at !== undefined && keys.includes(at) ? at : keys[0]
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const first = rowItems(list.current!).map(pressedIn)
    const reached = first[keys.findIndex((key) => key === stop)] ?? first.find((one) => one !== null)
    for (const one of first) if (one) one.tabIndex = one === reached ? 0 : -1
  })
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const row = rowOf(currentTarget, target)
    if (row) setAt(keys[rowItems(currentTarget).indexOf(row)])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowItems(event.currentTarget)
    const row = rowOf(event.currentTarget, event.target)
    const next = row && nextRow(rows, rows.indexOf(row), event.key)
    if (!next) return
    event.preventDefault()
    pressedIn(next)?.focus()
  }
  return { list, stop, onFocus, onKeyDown }
}

const rowItems = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('li[data-row]')]

const pressedIn = (row: HTMLElement) => row.querySelector<HTMLElement>('button, a')

/** A menu of a row is drawn elsewhere; what is pressed in it still bubbles up here. */
const rowOf = (list: HTMLElement, target: EventTarget) =>
  target instanceof Element && list.contains(target) ? target.closest<HTMLElement>('li[data-row]') : null

function nextRow(rows: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[at + 1]
  if (key === 'ArrowUp') return rows[at - 1]
  if (key === 'Home') return rows[0]
  return key === 'End' ? rows.at(-1) : undefined
}
