import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { later } from '~/ui/later.ts'
import { useNear } from '~/ui/near.ts'
import type { Canvas, ChartOption } from './Canvas.tsx'
import { drawn } from '~/ui/soon.ts'
import { Spinner } from '~/ui/Waiting.tsx'
import css from './Chart.module.css'

let loaded: typeof Canvas | undefined
const load = async () => (loaded = (await import('./Canvas.tsx')).Canvas)
// ECharts is as heavy as the rest of the console: it comes with the first chart.
const Coming = later(load)

/** Drawn at once where it can be: paper waits for nothing. */
function Picture(props: ComponentProps<typeof Canvas>) {
  const [Drawn] = useState(() => loaded ?? Coming)
  return <Drawn {...props} />
}

/** Of thousands of points the rows are made when they are needed. */
type Rows = readonly (readonly ReactNode[])[]
type ChartProps = {
  /** What the picture shows, in one sentence. */
  label: string
  option: ChartOption
  height?: number
  /** The same figures in rows, for readers who cannot see the picture or need the numbers. */
  table: { head: readonly string[]; rows: Rows | (() => Rows) }
  /** A click on a point: its series and its place in it. */
  onPick?: (at: { seriesIndex: number; dataIndex: number }) => void
  /** A click next to every mark: the place on an axis of categories that is nearest. */
  onPlace?: (at: number) => void
}

export function Chart({ label, option, height = 280, table, onPick, onPlace }: ChartProps) {
  const words = useWords()
  const [asTable, setAsTable] = useState(false)
  const { ref, isNear } = useNear()
  // One further down may be printed before it was ever seen.
  useEffect(
    () =>
      void drawn()
        .then(load)
        .catch(() => {}),
    [],
  )
  if (typeof table.rows !== 'function' && table.rows.length === 0)
    return <EmptyState title={words.shell.noValues} icon="chart" />
  return (
    <figure ref={ref} className={css.chart}>
      <div className={css.switch}>
        <Action icon={asTable ? 'chart' : 'table'} look="quiet" bare onClick={() => setAsTable(!asTable)}>
          {asTable ? words.shell.showAsChart : words.shell.showAsTable}
        </Action>
      </div>
      {asTable ? (
        <Table label={label} {...table} />
      ) : (
        <Arriving fallback={<ToCome label={label} height={height} />}>
          {isNear ? (
            <Picture label={label} option={option} height={height} onPick={onPick} onPlace={onPlace} />
          ) : (
            <div role="img" aria-label={label} style={{ blockSize: height }} />
          )}
        </Arriving>
      )}
    </figure>
  )
}

const ToCome = ({ label, height }: { label: string; height: number }) => (
  <div role="img" aria-label={label} aria-busy="true" style={{ blockSize: height }} className={css.wait}>
    <Spinner />
  </div>
)

const Table = ({ label, head, rows }: ChartProps['table'] & { label: string }) => (
  <div className={css.rows} role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(typeof rows === 'function' ? rows() : rows).map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
