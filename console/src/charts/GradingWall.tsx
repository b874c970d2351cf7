import { Fragment } from 'react'
import {
  type ChartInput,
  charts,
  type ChartWallLine,
  type GradedCharacteristic,
} from '@takt/contract/charts.ts'
import { useCpkBands } from '~/api/common.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { chartPath } from '~/shapes/chart-path.ts'
import { cpkTone, refreshAfter, whyNoIndex } from '~/shapes/cpk.ts'
import { useGo } from '~/shapes/go.ts'
import { JudgedLegend } from '~/shapes/Judged.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { periodOf } from './ChartFilters.tsx'
import { setOfTwins, withSet } from './set-of-twins.ts'
import css from './wall.module.css'

/** All characteristics of all lines on one page: the own line first, of each the one that is trusted least. */
export function GradingWall({ query }: { query: Partial<ChartInput> }) {
  const words = useWords()
  const { data, error, refetch } = useAnswer(charts.wall, periodOf(query), {
    every: ({ state }) => refreshAfter(state.data?.flatMap(({ characteristics }) => characteristics)),
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
        <JudgedLegend by="ppkLower" />
        <p>{words.charts.gradeHint}</p>
      </footer>
    </div>
  )
}

function OfLine({ line: { lineNumber, lineName, characteristics } }: { line: ChartWallLine }) {
  const { count } = useFormats()
  const setOf = setOfTwins(characteristics)
  return (
    <section aria-label={lineNumber}>
      <h2>
        {[lineNumber, lineName].join(' · ')} <small>{count(characteristics.length)}</small>
      </h2>
      <ul className={css.tiles}>
        {characteristics.map((one) => (
          <li key={`${one.stationNumber} ${one.colSetId} ${one.colSetVersion} ${one.charSeqNum}`}>
            <Tile lineNumber={lineNumber} of={one} set={setOf(one)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TileProps = { lineNumber: string; of: GradedCharacteristic; set: string | null }
/** Letter and digit large, where and what small; a click opens its chart, also on another line. */
function Tile({ lineNumber, of, set }: TileProps) {
  const { charts: chartWords, values } = useWords()
  const bands = useCpkBands()
  const go = useGo()
  const { potential, used, ppkLower, stationNumber, resultCode, resultName } = of
  const isGraded = potential !== null && used !== null && ppkLower !== null
  const tone = isGraded ? cpkTone(ppkLower, bands) : 'none'
  const why = whyNoIndex(of)
  const meaning = isGraded ? chartWords.potentialIs[potential] : why && values.whyNoIndex[why]
  return (
    <button
      type="button"
      className={css.tile}
      data-tone={tone}
      title={[resultName, meaning].filter(Boolean).join(' · ')}
      onClick={() => go(chartPath(of), lineNumber)}
    >
      {meaning && !isGraded ? (
        <i>{meaning}</i>
      ) : (
        <b>{isGraded ? `${potential.toUpperCase()}${used}` : '–'}</b>
      )}
      <span>{breakable(resultCode)}</span>
      <small>{withSet(stationNumber, set)}</small>
    </button>
  )
}

/** A code is one word: where it has no room, it goes on after one of its parts. */
const breakable = (code: string) =>
  code.split(/(?<=[_.-])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
