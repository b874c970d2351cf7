/** An unbroken activity of a machine: working, down or set up; waiting and blocked interrupt it. */
export type ActivePeriod = { machine: string; from: number; to: number }
/** Who leads from then to then; `shifting` where the period that led before or that leads next is active too. */
export type Lead = { machine: string; from: number; to: number; shifting: boolean }

/**
 * The bottleneck by the active period method (Roser, Nakano, Tanaka 2001): at each moment the machine whose
 * unbroken activity is the longest. Where two periods that lead overlap, the bottleneck shifts; else it is the
 * sole one. Of equal ones that which began first leads. Periods of one machine do not overlap. A period that
 * leads for less than `shortest` in all does not lead: machines tell of one moment a little apart.
 */
export function leadsOf(periods: readonly ActivePeriod[], shortest = 0): Lead[] {
  const inOrder = periods.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from)
  const moments = [...new Set(inOrder.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b)
  const active: { from: number; to: number; leader: ActivePeriod; overlapping: ActivePeriod[] }[] = []
  let [now, next]: [ActivePeriod[], number] = [[], 0]
  for (const [at, from] of moments.entries()) {
    now = now.filter(({ to }) => to > from)
    while (inOrder[next]?.from === from) now.push(inOrder[next++]!)
    const leader = now.reduce<ActivePeriod | null>(
      (longest, one) => (longest && lengthOf(longest) >= lengthOf(one) ? longest : one),
      null,
    )
    if (leader) active.push({ from, to: moments[at + 1]!, leader, overlapping: now })
  }
  const leading = new Map<ActivePeriod, number>()
  for (const { leader, from, to } of active) leading.set(leader, (leading.get(leader) ?? 0) + to - from)
  if (shortest > 0 && [...leading.values()].some((length) => length < shortest))
    return leadsOf(
      periods.filter((one) => (leading.get(one) ?? shortest) >= shortest),
      shortest,
    )
  const leads: Lead[] = []
  for (const { from, to, leader, overlapping } of active) {
    const shifting = overlapping.some((one) => one !== leader && leading.has(one))
    const last = leads.at(-1)
    if (last?.to === from && last.machine === leader.machine && last.shifting === shifting) last.to = to
    else leads.push({ machine: leader.machine, from, to, shifting })
  }
  return leads
}

const lengthOf = ({ from, to }: ActivePeriod) => to - from
