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
  const said = words.andonReport
  const { all, days, cells, lossTypes, stations, people, longest } = report
  return (
    <>
      <HelpFigures of={all} unruled={report.unruled} />
      <div className={css.charts}>
        <Trend days={days} />
        <Panel title={said.heat}>
          <CallHeat cells={cells} />
        </Panel>
        <Panel title={said.people}>
          <PeopleTable people={people} />
        </Panel>
      </div>
      <Panel title={said.byLossType}>
        <HelpTable
          head={words.field.lossType}
          rows={lossTypes.map((one) => ({ ...one, name: words.lossType[one.lossType] }))}
        />
      </Panel>
      <Panel title={said.byStation}>
        <HelpTable
          head={words.field.stationNumber}
          rows={stations.map((one) => ({ ...one, name: one.stationNumber }))}
        />
      </Panel>
      <Panel title={said.longest}>
        <Longest calls={longest} />
      </Panel>
    </>
  )
}

function HelpFigures({ of, unruled }: { of: HelpSum; unruled: number }) {
  const { andonReport: said } = useWords()
  const { count, duration, share } = useFormats()
  const time = (value: number | null) => (value === null ? '–' : duration(value))
  const rate = (value: number | null) => (value === null ? '–' : share(value))
  const times = ({ average, median, p90 }: HelpSum['responseTime']) =>
    [
      [said.average, average],
      [said.median, median],
      [said.p90, p90],
    ] as const
  const sums: [string, string][] = [
    [said.calls, count(of.calls)],
    [said.answered, count(of.answered)],
    [said.solved, count(of.solved)],
    ...times(of.responseTime).map(([name, at]): [string, string] => [
      `${said.responseTime} · ${name}`,
      time(at),
    ]),
    ...times(of.solveTime).map(([name, at]): [string, string] => [`${said.solveTime} · ${name}`, time(at)]),
    ...(unruled > 0 ? [[said.unruled, count(unruled)] as [string, string]] : []),
    [said.beforeA, rate(of.beforeA)],
    [said.beforeB, rate(of.beforeB)],
    [said.beforeC, rate(of.beforeC)],
    [said.repeats, count(of.repeats)],
  ]
  return <Sums of={sums} />
}
