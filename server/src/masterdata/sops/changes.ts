import type { SopChanges, StepChange } from '@takt/contract/sop-changes.ts'
import type { Sop } from '@takt/contract/sops.ts'

type SopContent = Pick<Sop, 'sopVer' | 'steps' | 'fileId'>
type Step = Sop['steps'][number]

/** What a version changes against the one before: what stayed keeps its order, what is between is compared place by place. */
export function changesSince(
  before: SopContent | undefined,
  now: Pick<SopContent, 'steps' | 'fileId'>,
): SopChanges | null {
  if (!before) return null
  return {
    sinceVer: before.sopVer,
    steps: stepChanges(before.steps, now.steps),
    file: fileChange(before, now),
  }
}

function fileChange(
  { fileId: before }: Pick<SopContent, 'fileId'>,
  { fileId }: Pick<SopContent, 'fileId'>,
): SopChanges['file'] {
  if (before === fileId) return null
  if (before === null) return 'added'
  return fileId === null ? 'removed' : 'replaced'
}

function stepChanges(before: readonly Step[], now: readonly Step[]): StepChange[] {
  const [old, young] = [before.map(keyOf), now.map(keyOf)]
  const changes: StepChange[] = []
  let [from, to] = [0, 0]
  for (const [stayed, at] of [...common(old, young), [old.length, young.length] as const]) {
    for (; from < stayed || to < at; from += from < stayed ? 1 : 0, to += to < at ? 1 : 0) {
      if (from >= stayed) changes.push({ stepChange: 'added', number: to + 1, was: null })
      else if (to >= at) changes.push({ stepChange: 'removed', number: from + 1, was: before[from]! })
      else changes.push({ stepChange: 'changed', number: to + 1, was: before[from]! })
    }
    from = stayed + 1
    to = at + 1
  }
  return withMoved(changes, young)
}

/** The place of each step of a version in another; null: it is gone. What is in its place is what became of it. */
export function placesIn(before: readonly Step[], now: readonly Step[]): (number | null)[] {
  const [old, young] = [before.map(keyOf), now.map(keyOf)]
  const places: (number | null)[] = old.map(() => null)
  let [from, to] = [0, 0]
  for (const [stayed, at] of [...common(old, young), [old.length, young.length] as const]) {
    while (from < stayed && to < at) places[from++] = to++
    if (stayed < old.length) places[stayed] = at
    from = stayed + 1
    to = at + 1
  }
  const taken = new Set(places)
  return places.map((place, at) => {
    if (place !== null) return place
    const moved = young.findIndex((key, other) => key === old[at] && !taken.has(other))
    return moved < 0 ? null : moved
  })
}

/** What was taken out at one place and put in at another was moved. */
function withMoved(changes: readonly StepChange[], young: readonly string[]): StepChange[] {
  const added = new Map(
    changes.flatMap((one) => (one.stepChange === 'added' ? [[young[one.number - 1]!, one] as const] : [])),
  )
  const gone = new Set<StepChange>()
  const moved = new Set<StepChange>()
  for (const one of changes) {
    const twin = one.stepChange === 'removed' && one.was ? added.get(keyOf(one.was)) : undefined
    if (!twin || moved.has(twin)) continue
    gone.add(one)
    moved.add(twin)
  }
  return changes
    .filter((one) => !gone.has(one))
    .map((one) => (moved.has(one) ? { ...one, stepChange: 'moved' as const } : one))
}

/** Places of the longest run of steps that both have, in their order. */
function common(old: readonly string[], young: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(young.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = young.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === young[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const found: [number, number][] = []
  for (let [i, j] = [0, 0]; i < old.length && j < young.length;)
    if (old[i] === young[j]) found.push([i++, j++])
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++
    else j++
  return found
}

const keyOf = (step: Step) =>
  JSON.stringify(Object.entries(step).toSorted(([one], [other]) => (one < other ? -1 : 1)))
