import type { EquipmentReport } from '@takt/contract/equipmentReports.ts'
import { fill } from '@takt/contract/errors.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sums } from '~/shapes/Sums.tsx'
import { StatusNote } from '~/ui/StatusDot.tsx'
import css from './equipmentReport.module.css'

/** Output, OEE, help and checks, in a row. */
export function Headline({ report }: { report: EquipmentReport }) {
  const { boardFigures, equipmentReports: equipmentReportWords, field } = useWords()
  const { count, share, duration, minute } = useFormats()
  const orDash = (value: number | null | undefined, say: (value: number) => string) =>
    value === null || value === undefined ? '–' : say(value)
  const time = (seconds: number) => duration(Math.round(seconds))
  const of = report.stations.find(({ stationNumber }) => stationNumber === report.figuresOf)
  const { planned, done, doneLate, ng, missed, open } = report.checks
  return (
    <>
      <Sums
        of={[
          [equipmentReportWords.made, count(report.made)],
          [equipmentReportWords.ng, count(report.ng)],
          [field.okRate, orDash(report.okRate, share)],
          [field.oee, orDash(of?.oee, share)],
          [field.availability, orDash(of?.availability, share)],
          [field.effectiveness, orDash(of?.effectiveness, share)],
          [field.quality, orDash(of?.quality, share)],
          [field.mtbf, orDash(of?.mtbf, time)],
          [field.mttr, orDash(of?.mttr, time)],
          [equipmentReportWords.calls, count(report.calls.calls)],
          [equipmentReportWords.response, orDash(report.calls.responseTime.median, time)],
          [equipmentReportWords.checksDone, orDash(ratio(done + doneLate + ng, planned - open), share)],
        ]}
      />
      {(of?.effectiveness ?? 0) > 1 && (
        <StatusNote tone="warn">{boardFigures.about.effectiveness}</StatusNote>
      )}
      <p className={css.quiet}>
        {[
          fill(equipmentReportWords.work, { time: time(report.workSeconds) }),
          of
            ? fill(equipmentReportWords.figuresOf, { station: of.stationNumber })
            : equipmentReportWords.noCycle,
          fill(equipmentReportWords.checksOf, {
            planned: count(planned),
            missed: count(missed),
            // Made late, or late and not made yet.
            late: count(planned - done - ng - missed - open),
          }),
          ...(report.isOver ? [] : [fill(equipmentReportWords.stillRuns, { at: minute(report.until) })]),
        ].join(' · ')}
      </p>
    </>
  )
}
