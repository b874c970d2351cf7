import type { FigureChange, FigureName, ReportContent } from './reports.ts'

type Figure = { figure: FigureName; stationNumber: string | null; value: number | null; counted: boolean }

/** Every figure of a report that can be compared. `counted`: what happened says it, and no setting. */
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
      alarmTime: alarms.minutes * 60,
    }),
    ...ofLine(true, {
      calls: calls.calls,
      alarms: alarms.times,
      checksDone: checks.done,
      checksLate: checks.doneLate,
      checksNg: checks.ng,
      checksMissed: checks.missed,
      failures: sum(content.failures),
      signals: content.signals.found,
    }),
    ...content.stations.flatMap(({ stationNumber, produced, goodFirst }): Figure[] => [
      { figure: 'produced', stationNumber, value: produced, counted: true },
      { figure: 'goodFirst', stationNumber, value: goodFirst, counted: true },
    ]),
  ]
}

const keyOf = ({ figure, stationNumber }: Figure) => `${figure} ${stationNumber ?? ''}`
/** Sums of fractions differ in their last digits by the order in which they are added. */
const isSame = (one: number | null, other: number | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other)))

/**
 * What reads otherwise than before. `isRevised`: something that was counted does; limits, cycles and targets that people changed
 * since make no revision, but are named in one.
 */
export function changesBetween(before: ReportContent, after: ReportContent) {
  const [old, now] = [before, after].map(
    (content) => new Map(figuresIn(content).map((of) => [keyOf(of), of])),
  )
  const keys = [...new Set([...old!.keys(), ...now!.keys()])]
  const differing = keys.flatMap((key) => {
    const [was, is] = [old!.get(key), now!.get(key)]
    const { figure, stationNumber, counted } = (is ?? was)!
    const change: FigureChange = {
      figure,
      stationNumber,
      before: was?.value ?? null,
      after: is?.value ?? null,
    }
    return isSame(change.before, change.after) ? [] : [{ change, counted }]
  })
  return {
    changes: differing.map(({ change }) => change),
    isRevised: differing.some(({ counted }) => counted),
  }
}
