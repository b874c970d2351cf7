/** A line of two texts: in both, only in the first, or only in the second. `left`: so many lines of both are between. */
export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string } | { kind: 'left'; lines: number }

/** Lines of both texts that are shown before and after what differs. */
const around = 2
/** Above it the middle counts as replaced as a whole: comparing takes the product of both lengths. */
const mostCells = 4_000_000

/** What differs between two texts, line by line, with a little of what does not; nothing where they are the same. */
export function diffOf(before: string, after: string): DiffLine[] {
  const all = linesOf(before.split('\n'), after.split('\n'))
  const near = new Set(
    all.flatMap(({ kind }, at) =>
      kind === 'same' ? [] : Array.from({ length: 2 * around + 1 }, (_, step) => at - around + step),
    ),
  )
  if (near.size === 0) return []
  const shown: DiffLine[] = []
  for (const [at, line] of all.entries()) {
    const last = shown.at(-1)
    if (near.has(at)) shown.push(line)
    else if (last?.kind === 'left') last.lines += 1
    else shown.push({ kind: 'left', lines: 1 })
  }
  return shown
}

type Line = Exclude<DiffLine, { kind: 'left' }>
const as = (kind: Line['kind']) => (text: string) => ({ kind, text })

function linesOf(before: string[], after: string[]): Line[] {
  let head = 0
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head += 1
  let foot = 0
  while (foot < Math.min(before.length, after.length) - head && before.at(-1 - foot) === after.at(-1 - foot))
    foot += 1
  return [
    ...before.slice(0, head).map(as('same')),
    ...middleOf(before.slice(head, before.length - foot), after.slice(head, after.length - foot)),
    ...before.slice(before.length - foot).map(as('same')),
  ]
}

/** By the longest run of lines that both have in this order. */
function middleOf(before: string[], after: string[]): Line[] {
  const wide = after.length + 1
  if (before.length * after.length > mostCells) return [...before.map(as('gone')), ...after.map(as('new'))]
  const common = new Uint32Array((before.length + 1) * wide)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * wide + j] =
        before[i] === after[j]
          ? common[(i + 1) * wide + j + 1]! + 1
          : Math.max(common[(i + 1) * wide + j]!, common[i * wide + j + 1]!)
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      lines.push(as('same')(before[i]!))
      ;[i, j] = [i + 1, j + 1]
    } else if (common[(i + 1) * wide + j]! >= common[i * wide + j + 1]!) lines.push(as('gone')(before[i++]!))
    else lines.push(as('new')(after[j++]!))
  }
  return [...lines, ...before.slice(i).map(as('gone')), ...after.slice(j).map(as('new'))]
}
