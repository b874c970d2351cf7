import { Link } from 'react-router'
import type { StationTime } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { timeClasses } from '@takt/contract/stations.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { TimesBar } from '~/shapes/TimesBar.tsx'
import times from '~/shapes/Times.module.css'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot, StatusNote } from '~/ui/StatusDot.tsx'
import css from './equipment.module.css'
import { type Figure, isAboveAll, sayFigure, sumOf } from '~/shapes/formula.ts'
import { StopReasons } from '~/shapes/StopReasons.tsx'
import { Waterfall } from '~/shapes/Waterfall.tsx'

type FormulaProps = {
  figure: Figure
  of: StationTime
  period: { from: string; to: string }
  onClose: () => void
}

/** A figure with its formula, what went into it, and the way to the station's messages. */
export function Formula({ figure, of, period, onClose }: FormulaProps) {
  const words = useWords()
  const formats = useFormats()
  const { equipmentStatistics: equipmentStatisticsWords } = words
  const { stationNumber } = of
  const mayRead = useSession(({ grants }) => grants.stationLogView !== undefined)
  const log = new URLSearchParams({ stationNumber, teleType: 'status', ...period })
  return (
    <SideSheet
      title={fill(equipmentStatisticsWords.formula, { figure: words.field[figure], station: stationNumber })}
      size={520}
      onClose={onClose}
    >
      <div className={css.terms}>
        <p className={css.sum}>{sayFigure(figure, of[figure], formats)}</p>
        <p>{sumOf(figure, of, words, formats)}</p>
        {isAboveAll(figure, of) && (
          <StatusNote tone="warn">{words.boardFigures.about.effectiveness}</StatusNote>
        )}
        <p>
          {fill(equipmentStatisticsWords.busy, {
            unknown: formats.duration(Math.round(of.times.unknown / 1000)),
          })}
        </p>
        <TimesBar times={of.times} />
        <ul className={times.legend}>
          {timeClasses
            .filter((name) => of.times[name] > 0)
            .map((name) => (
              <li key={name}>
                <StatusDot {...stateOf('timeClass', name)}>{words.timeClass[name]}</StatusDot>
                <b>{formats.duration(Math.round(of.times[name] / 1000))}</b>
              </li>
            ))}
        </ul>
        {figure === 'oee' && (
          <>
            <Waterfall of={of} />
            <h3>{words.stops.reasons}</h3>
            <StopReasons stationNumber={stationNumber} {...period} />
          </>
        )}
        {mayRead && <Link to={`${pages.stationLogView.path}?${log}`}>{equipmentStatisticsWords.events}</Link>}
      </div>
    </SideSheet>
  )
}
