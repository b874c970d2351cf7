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
  const { boardFigures, equipmentReports: said, field } = useWords()
  const { count, share, duration, minute } = useFormats()
  const known = (value: number | null | undefined, say: (value: number) => string) =>
    value === null || value === undefined ? '–' : say(value)
  const time = (seconds: number) => duration(Math.round(seconds))
  const of = report.stations.find(({ stationNumber }) => stationNumber === report.figuresOf)
  const { planned, done, doneLate, ng, open } = report.checks
  return (
    <>
      <Sums
        of={[
          [said.made, count(report.made)],
          [said.ng, count(report.ng)],
          [field.okRate, known(report.okRate, share)],
          [field.oee, known(of?.oee, share)],
          [field.availability, known(of?.availability, share)],
          [field.effectiveness, known(of?.effectiveness, share)],
          [field.quality, known(of?.quality, share)],
          [field.mtbf, known(of?.mtbf, time)],
          [field.mttr, known(of?.mttr, time)],
          [said.calls, count(report.calls.calls)],
          [said.response, known(report.calls.responseTime.median, time)],
          [said.checksDone, known(ratio(done + doneLate + ng, planned - open), share)],
        ]}
      />
      {(of?.effectiveness ?? 0) > 1 && (
        <StatusNote tone="warn">{boardFigures.about.effectiveness}</StatusNote>
      )}
      <p className={css.quiet}>
        {[
          fill(said.work, { time: time(report.workSeconds) }),
          of ? fill(said.figuresOf, { station: of.stationNumber }) : said.noCycle,
          fill(said.checksOf, {
            planned: count(planned),
            missed: count(report.checks.missed),
            late: count(doneLate),
          }),
          ...(report.isOver ? [] : [fill(said.stillRuns, { at: minute(report.until) })]),
        ].join(' · ')}
      </p>
    </>
  )
}
