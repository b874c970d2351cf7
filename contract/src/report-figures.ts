import type { FigureChange, FigureName, ReportContent } from './reports.ts'
import { timeClasses } from './stations.ts'

type Figure = { figure: FigureName; stationNumber: string | null; value: number | null; counted: boolean }

/** Every figure of a report that can be compared. `counted`: it depends on what happened, and on no setting. Alarms have delays, and so other times by them. */
function figuresIn(content: ReportContent): Figure[] {
  const { calls, alarms, checks, settings } = content
  const pacing = content.stations.find(({ stationNumber }) => stationNumber === content.figuresOf)
  const sum = (of: readonly { failures: number }[]) => of.reduce((all, { failures }) => all + failures, 0)
  const ofLine = (counted: boolean, values: Partial<Record<FigureName, number | null | undefined>>) =>
    Object.entries(values).map(([figure, value]) => ({
      figure: figure as FigureName, // a key of the record above
      stationNumber: null,
      value: value ?? null,
      counted,
    }))
  return [
    ...ofLine(true, { made: content.made, ng: content.ng }),
    ...ofLine(false, {
      okRate: content.okRate,
      target: content.target,
      gap: content.gap,
      workTime: content.workSeconds,
      oee: pacing?.oee,
      availability: pacing?.availability,
      effectiveness: pacing?.effectiveness,
      quality: pacing?.quality,
      takt: settings.takt,
      okRateTarget: settings.okRateTarget,
      plannedCycle: pacing?.plannedCycle,
      alarms: alarms.times,
      alarmTime: alarms.minutes * 60,
    }),
    ...ofLine(true, {
      calls: calls.calls,
      checksDone: checks.done,
      checksLate: checks.doneLate,
      checksNg: checks.ng,
      checksMissed: checks.missed,
      failures: sum(content.failures),
      signals: content.signals.found,
    }),
    ...content.stations.flatMap(({ stationNumber, produced, goodFirst, times }): Figure[] => [
      { figure: 'produced', stationNumber, value: produced, counted: true },
      { figure: 'goodFirst', stationNumber, value: goodFirst, counted: true },
      ...timeClasses.map((figure) => ({
        figure,
        stationNumber,
        value: Math.round(times[figure]) / 1000,
        counted: true,
      })),
    ]),
  ]
}

const keyOf = ({ figure, stationNumber }: Pick<Figure, 'figure' | 'stationNumber'>) =>
  `${figure} ${stationNumber ?? ''}`
/** Sums of fractions differ in their last digits by the order in which they are added. */
const isSame = (one: number | null, other: number | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other)))

/** Stations come and go by settings, and a calendar that was changed cuts all their times otherwise. */
function comparable(before: ReportContent, after: ReportContent) {
  const numbers = ({ stations }: ReportContent) => stations.map(({ stationNumber }) => stationNumber)
  const both = new Set(numbers(before)).intersection(new Set(numbers(after)))
  const isTime = new Set<FigureName>(timeClasses)
  const sameHours = isSame(before.workSeconds, after.workSeconds)
  return ({ figure, stationNumber }: Figure) =>
    (stationNumber === null || both.has(stationNumber)) && (sameHours || !isTime.has(figure))
}

/**
 * What differs from before. `isRevised`: something that was counted does; limits, cycles, targets and stations that people
 * changed since make no revision, but are named in one.
 */
export function changesBetween(before: ReportContent, after: ReportContent) {
  const [old, now] = [before, after].map(
    (content) => new Map(figuresIn(content).map((of) => [keyOf(of), of])),
  )
  const compares = comparable(before, after)
  const keys = [...new Set([...old!.keys(), ...now!.keys()])]
  const differing = keys.flatMap((key) => {
    const [was, is] = [old!.get(key), now!.get(key)]
    const figure = (is ?? was)!
    const change: FigureChange = {
      figure: figure.figure,
      stationNumber: figure.stationNumber,
      before: was?.value ?? null,
      after: is?.value ?? null,
    }
    // Nothing counted and nought counted are the same.
    const [one, other] = figure.counted
      ? [change.before ?? 0, change.after ?? 0]
      : [change.before, change.after]
    return isSame(one, other) ? [] : [{ change, counted: figure.counted && compares(figure) }]
  })
  return {
    changes: differing.map(({ change }) => change),
    isRevised: differing.some(({ counted }) => counted),
  }
}

/** Nothing at all differs, neither what was counted nor what it is measured by. */
export function readsSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return isSame(one, other)
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...new Set([...before.keys(), ...after.keys()])].every((key) =>
    readsSame(before.get(key), after.get(key)),
  )
}
