import type { ChartSignal } from '@takt/contract/signals.ts'

/** What is stored of a signal of the limits: the newest of each chart and rule. */
export type Earlier = Pick<ChartSignal, 'limitsId' | 'signalId' | 'chartPart' | 'rule' | 'answeredAt'> & {
  lastAnswer: string | null
}
export type Break = Pick<ChartSignal, 'chartPart' | 'rule'> & { time: number }

/** One of a chart and rule is open at a time; what comes after its answer is another. */
export function isNew({ chartPart, rule, time }: Break, earlier: readonly Earlier[]) {
  const last = earlier.find((one) => one.chartPart === chartPart && one.rule === rule)
  return !last || (last.answeredAt !== null && time > Date.parse(last.answeredAt))
}

/**
 * Which points that break a rule somebody is told of, asked in their order: the first new one of a chart and rule; where their units are held, all. A
 * process that was shifted breaks its rules at each point: naming all of them cost more than finding them.
 */
export function wantedOf(signalReaction: ChartSignal['signalReaction'], earlier: readonly Earlier[]) {
  const named = new Set<string>()
  return (found: Break) => {
    if (signalReaction === 'holdUnit') return true
    const what = `${found.chartPart} ${found.rule}`
    if (named.has(what) || !isNew(found, earlier)) return false
    named.add(what)
    return true
  }
}
