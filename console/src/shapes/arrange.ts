import { firstChoice, type ListChoice } from '@takt/contract/preferences.ts'

type Named = { name: string }
type Arranged<C> = { column: C; hidden: boolean; pinned: boolean }

/** The columns as this person put them, the pinned ones first. One the choice does not know stays behind the one it follows on the page. */
export function arrange<C extends Named>(
  columns: readonly C[],
  { order, hidden, pinned }: ListChoice,
): Arranged<C>[] {
  const names = order.filter((name) => columns.some((column) => column.name === name))
  columns.forEach(({ name }, at) => {
    if (names.includes(name)) return
    const before = columns[at - 1]
    names.splice(before ? names.indexOf(before.name) + 1 : 0, 0, name)
  })
  const all = names.map((name) => ({
    column: columns.find((column) => column.name === name)!,
    hidden: hidden.includes(name),
    pinned: pinned.includes(name),
  })) // only names of columns are left
  return [...all.filter((one) => one.pinned), ...all.filter((one) => !one.pinned)]
}

const namesOf = (all: readonly Arranged<Named>[]) => all.map(({ column }) => column.name)
const without = (names: readonly string[], name: string) => names.filter((one) => one !== name)
const toggled = (names: readonly string[], name: string) =>
  names.includes(name) ? without(names, name) : [...names, name]

/** One place up (-1) or down (1) among those that are pinned, or those that are not; null where there is no such place. */
export function moveColumn(
  columns: readonly Named[],
  choice: ListChoice,
  name: string,
  step: -1 | 1,
): ListChoice | null {
  const all = arrange(columns, choice)
  const at = all.findIndex(({ column }) => column.name === name)
  const neighbour = all[at + step]
  if (!neighbour || neighbour.pinned !== all[at]?.pinned) return null
  return {
    ...choice,
    order: namesOf(all)
      .toSpliced(at, 1)
      .toSpliced(at + step, 0, name),
  }
}

/** Dropped on another it takes its place; dropped among the pinned it is pinned, and the other way round. */
export function dropColumn(
  columns: readonly Named[],
  choice: ListChoice,
  source: string,
  target: string,
): ListChoice {
  const names = namesOf(arrange(columns, choice))
  const order = without(names, source).toSpliced(names.indexOf(target), 0, source)
  const pinned = without(choice.pinned, source)
  return { ...choice, order, pinned: pinned.includes(target) ? [...pinned, source] : pinned }
}

export const toggleHidden = (choice: ListChoice, name: string): ListChoice => ({
  ...choice,
  hidden: toggled(choice.hidden, name),
})
export const togglePinned = (choice: ListChoice, name: string): ListChoice => ({
  ...choice,
  pinned: toggled(choice.pinned, name),
})

/** What the server keeps of a width: whole pixels it takes. */
export const withWidths = (choice: ListChoice, widths: Iterable<[string, number]>): ListChoice => ({
  ...choice,
  widths: Object.fromEntries(
    [...widths].map(([name, width]) => [name, Math.min(2000, Math.max(30, Math.round(width)))]),
  ),
})

export const sameChoice = (one: ListChoice, other: ListChoice) =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))
const canonical = ({ order, hidden, pinned, widths }: ListChoice) => [
  order,
  hidden.toSorted(),
  pinned.toSorted(),
  Object.entries(widths).toSorted(([one], [other]) => one.localeCompare(other)),
]
export const isUntouched = (choice: ListChoice) => sameChoice(choice, firstChoice)
