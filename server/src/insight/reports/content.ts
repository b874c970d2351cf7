import type { Output } from '@takt/contract/output.ts'
import { ReportContent } from '@takt/contract/reports.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import type { PlantClock } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { failureFigures } from '../../quality/failures/failures.ts'
import { signalsOfLine } from '../../quality/signals/signals.ts'
import { lineSince } from '../boards/boards.ts'
import { daySpans, daysSince, equipmentBetween, everyDay } from '../equipmentReports/equipmentReports.ts'
import { outputOn } from '../output/output.ts'
import type { Period } from './periods.ts'

/** Everything in a report about its period, read at this instant by the functions that the pages are read by. */
export async function contentOf(call: LineCall, clock: PlantClock, period: Period): Promise<ReportContent> {
  const { periodKind, firstDay, lastDay, shiftName, start, end } = period
  const span = { from: Math.max(start, await lineSince(call.db, call.line)), to: end }
  const days =
    periodKind === 'shift'
      ? [{ ...span, productionDay: firstDay, end }]
      : daysSince(daySpans(clock, { firstDay, lastDay }, end), span.from)
  const between = { from: isoOf(start), to: isoOf(end) }
  const [equipment, failures, signals, open] = await Promise.all([
    equipmentBetween(call, clock, span, { stationNumber: null, days, checks: 'ended' }),
    failureFigures(call, between),
    signalsOfLine(call, { ...between, page: 1, limit: 1 }),
    signalsOfLine(call, { ...between, answered: false, page: 1, limit: 1 }),
  ])
  const outputs: Output[] = []
  // One after the other: a week reads each of its days.
  for (const day of everyDay(firstDay, lastDay))
    outputs.push(await outputOn(call, { day, shiftName: shiftName ?? undefined }))
  const targets = outputs.flatMap(({ target }) => (target === null ? [] : [target]))
  const target = targets.length > 0 ? targets.reduce((sum, one) => sum + one, 0) : null
  const sum = (of: 'made' | 'ng') => outputs.reduce((all, one) => all + one[of], 0)
  const rows = outputs.flatMap((one) => one.rows)
  const all = (of: readonly string[]) => [...new Set(of)].toSorted()
  const [made, ng] = [sum('made'), sum('ng')]
  // Each part has more than is kept: the contract names what is.
  return ReportContent.parse({
    ...equipment,
    made,
    ng,
    okRate: ratio(made, made + ng),
    target,
    gap: target === null ? null : made - target,
    settings: { takt: outputs[0]?.takt ?? null, okRateTarget: outputs[0]?.okRateTarget ?? null },
    shifts: outputs
      .flatMap(({ shifts }) => shifts)
      .filter((one) => shiftName === null || one.shiftName === shiftName),
    rows: periodKind === 'week' ? [] : rows,
    orderCodes: all(rows.flatMap(({ orderCodes }) => orderCodes)),
    types: all(outputs.flatMap(({ types }) => types)),
    failures: failures.groups.code.map((one) => ({ ...one, quantity: one.failures })),
    firstPassYield: failures.firstPassYield,
    finalYield: failures.finalYield,
    signals: { found: signals.total, unanswered: open.total },
  })
}
