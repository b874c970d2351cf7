import { type CSSProperties, useState } from 'react'
import { type EquipmentTimes, equipmentStatistics, StationTime } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { TimesBar } from '~/shapes/TimesBar.tsx'
import css from './equipment.module.css'
import { sayShortStops } from '~/shapes/short-stops.ts'
import { Formula } from './Formula.tsx'
import { type Figure, figures, isAboveAll, sayFigure } from '~/shapes/formula.ts'

const col = columnsOf(StationTime)
type ExplainedFigure = { figure: Figure; of: StationTime }

/** A row a station; each figure opens its formula. */
export function StationTable({ report }: { report: EquipmentTimes }) {
  const { equipmentStatistics: equipmentStatisticsWords } = useWords()
  const formats = useFormats()
  const [explained, ask] = useState<ExplainedFigure | null>(null)
  const figureColumn = (figure: Figure) => ({
    ...col(figure, { width: 112, cell: (of) => <Value figure={figure} of={of} onAsk={ask} /> }),
    numeric: true,
    sortable: false,
  })
  const columns = [
    { ...col('stationNumber', { width: 110 }), sortable: false },
    { ...col('stationName', { width: 170 }), sortable: false },
    { ...figureColumn('oee'), look: 'choice' as const },
    extraColumn<StationTime>(
      'times',
      (words) => words.equipmentStatistics.times,
      220,
      ({ times }) => (
        <span className={css.bar}>
          <TimesBar times={times} />
        </span>
      ),
    ),
    ...figures.slice(1).map(figureColumn),
    { ...col('stops', { width: 90 }), sortable: false },
    extraColumn<StationTime>(
      'shortStops',
      (words) => words.equipmentStatistics.shortStops,
      150,
      ({ stopped }) => sayShortStops(stopped, equipmentStatisticsWords, formats),
    ),
    { ...col('produced', { width: 90 }), sortable: false },
    { ...col('plannedCycle', { width: 110 }), sortable: false },
  ]
  const { stations, workSeconds, since, until } = report
  return (
    <Panel
      title={equipmentStatisticsWords.stations}
      aside={fill(equipmentStatisticsWords.work, { time: formats.duration(Math.round(workSeconds)) })}
    >
      <div
        className={css.table}
        style={{ '--rows': stations.length } as CSSProperties} // a variable of ours
      >
        <DataTable
          list={{
            name: equipmentStatistics.report.name,
            rows: stations,
            total: stations.length,
            waiting: false,
            error: null,
            retry: () => {},
            filter: {},
            setFilter: () => {},
            sort: { by: undefined, set: () => {} },
          }}
          columns={columns}
          rowKey={({ stationNumber }) => stationNumber}
          empty={<p>{equipmentStatisticsWords.noneSaid}</p>}
        />
      </div>
      {explained && <Formula {...explained} period={{ from: since, to: until }} onClose={() => ask(null)} />}
    </Panel>
  )
}

function Value({ figure, of, onAsk }: ExplainedFigure & { onAsk: (figure: ExplainedFigure) => void }) {
  const formats = useFormats()
  const { boardFigures, field } = useWords()
  const text = sayFigure(figure, of[figure], formats)
  return (
    <button
      type="button"
      className={css.figure}
      aria-label={`${field[figure]} ${of.stationNumber} ${text}`}
      onClick={() => onAsk({ figure, of })}
    >
      {isAboveAll(figure, of) ? (
        <span title={boardFigures.about.effectiveness}>
          <StatusDot tone="warn">{text}</StatusDot>
        </span>
      ) : (
        text
      )}
    </button>
  )
}
