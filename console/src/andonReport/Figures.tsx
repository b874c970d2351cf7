import type { AndonReport, HelpSum } from '@takt/contract/andonReport.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Sums } from '~/shapes/Sums.tsx'
import css from './andonReport.module.css'
import { CallHeat } from './CallHeat.tsx'
import { HelpTable, PeopleTable } from './HelpTable.tsx'
import { Longest } from './Longest.tsx'
import { Trend } from './Trend.tsx'

/** The sums first, then how they change, where and when, and which calls took longest. */
export function Figures({ report }: { report: AndonReport }) {
  const words = useWords()
  const andonReportWords = words.andonReport
  const { all, days, cells, lossTypes, stations, people, longest } = report
  return (
    <>
      <HelpFigures of={all} unruled={report.unruled} />
      <div className={css.charts}>
        <Trend days={days} />
        <Panel title={andonReportWords.heat}>
          <CallHeat cells={cells} />
        </Panel>
        <Panel title={andonReportWords.people}>
          <PeopleTable people={people} />
        </Panel>
      </div>
      <Panel title={andonReportWords.byLossType}>
        <HelpTable
          head={words.field.lossType}
          rows={lossTypes.map((one) => ({ ...one, name: words.lossType[one.lossType] }))}
        />
      </Panel>
      <Panel title={andonReportWords.byStation}>
        <HelpTable
          head={words.field.stationNumber}
          rows={stations.map((one) => ({ ...one, name: one.stationNumber }))}
        />
      </Panel>
      <Panel title={andonReportWords.longest}>
        <Longest calls={longest} />
      </Panel>
    </>
  )
}

function HelpFigures({ of, unruled }: { of: HelpSum; unruled: number }) {
  const { andonReport: andonReportWords } = useWords()
  const { count, duration, share } = useFormats()
  const time = (value: number | null) => (value === null ? '–' : duration(value))
  const rate = (value: number | null) => (value === null ? '–' : share(value))
  const times = ({ average, median, p90 }: HelpSum['responseTime']) =>
    [
      [andonReportWords.average, average],
      [andonReportWords.median, median],
      [andonReportWords.p90, p90],
    ] as const
  const sums: [string, string][] = [
    [andonReportWords.calls, count(of.calls)],
    [andonReportWords.answered, count(of.answered)],
    [andonReportWords.solved, count(of.solved)],
    ...times(of.responseTime).map(([name, at]): [string, string] => [
      `${andonReportWords.responseTime} · ${name}`,
      time(at),
    ]),
    ...times(of.solveTime).map(([name, at]): [string, string] => [
      `${andonReportWords.solveTime} · ${name}`,
      time(at),
    ]),
    ...(unruled > 0 ? [[andonReportWords.unruled, count(unruled)] as [string, string]] : []),
    [andonReportWords.beforeA, rate(of.beforeA)],
    [andonReportWords.beforeB, rate(of.beforeB)],
    [andonReportWords.beforeC, rate(of.beforeC)],
    [andonReportWords.repeats, count(of.repeats)],
  ]
  return <Sums of={sums} />
}
