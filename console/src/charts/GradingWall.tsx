import {
  type ChartInput,
  charts,
  type ChartWallLine,
  type GradedCharacteristic,
} from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCpkBands } from '~/api/common.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { chartPath } from '~/shapes/chart-path.ts'
import { cpkTone, enough, untilAsked, whyNoIndex } from '~/shapes/cpk.ts'
import { CpkLegend } from '~/shapes/CpkLegend.tsx'
import { useGo } from '~/shapes/go.ts'
import { NotRead } from '~/shapes/NotRead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { periodOf } from './ChartFilters.tsx'
import css from './wall.module.css'

/** All characteristics of all lines on one page: the own line first, of each the one that is trusted least. */
export function GradingWall({ asked }: { asked: Partial<ChartInput> }) {
  const words = useWords()
  const bands = useCpkBands()
  const { data, error, refetch } = useAnswer(charts.wall, periodOf(asked), {
    every: (lines) => untilAsked(lines?.flatMap(({ characteristics }) => characteristics)),
    keep: true,
  })
  if (!data && error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting delay={200} label={words.say.loading} />
  const measured = data.filter(({ characteristics }) => characteristics.length > 0)
  if (measured.length === 0) return <EmptyState title={words.charts.noneMeasured} icon="chart" />
  const own = readLine()
  return (
    <div className={css.wall}>
      {measured
        .toSorted((a, b) => Number(b.lineNumber === own) - Number(a.lineNumber === own))
        .map((line) => (
          <OfLine key={line.lineNumber} line={line} />
        ))}
      <footer className={css.legend}>
        <CpkLegend bands={bands} />
        <StatusDot tone="none">{fill(words.values.tooFew, { least: enough })}</StatusDot>
        <p>{words.charts.gradeHint}</p>
      </footer>
    </div>
  )
}

function OfLine({ line: { lineNumber, lineName, characteristics } }: { line: ChartWallLine }) {
  const { count } = useFormats()
  return (
    <section aria-label={lineNumber}>
      <h2>
        {[lineNumber, lineName].join(' · ')} <small>{count(characteristics.length)}</small>
      </h2>
      <ul className={css.tiles}>
        {characteristics.map((one) => (
          <li key={`${one.stationNumber} ${one.colSetId} ${one.colSetVersion} ${one.charSeqNum}`}>
            <Tile lineNumber={lineNumber} of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Letter and digit large, where and what small; a click opens its chart, also on another line. */
function Tile({ lineNumber, of }: { lineNumber: string; of: GradedCharacteristic }) {
  const { charts: said, values, field, collectionSets } = useWords()
  const bands = useCpkBands()
  const go = useGo()
  const { potential, used, ppkLower, stationNumber, resultCode, resultName } = of
  const isGraded = potential !== null && used !== null && ppkLower !== null
  const tone = isGraded ? cpkTone(ppkLower, bands) : 'none'
  const whyNot = { few: values.notEnough, pending: field.subgroupsPending, none: collectionSets.noLimits }
  const grade = isGraded ? `${potential.toUpperCase()}${used}` : '–'
  return (
    <button
      type="button"
      className={css.tile}
      data-tone={tone}
      title={[resultName, isGraded ? said.potentialIs[potential] : whyNot[whyNoIndex(of) ?? 'none']].join(
        ' · ',
      )}
      onClick={() => go(chartPath(of), lineNumber)}
    >
      <b>{grade}</b>
      <span>{resultCode}</span>
      <small>{stationNumber}</small>
    </button>
  )
}
