import type { LineBoard } from '@takt/contract/boards.ts'
import { timeClasses } from '@takt/contract/stations.ts'
import { fill } from '@takt/contract/errors.ts'
import { useOeeTarget } from '~/api/common.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot, StatusNote } from '~/ui/StatusDot.tsx'
import { ExplainedFigure, type OnAsk } from './ExplainedFigure.tsx'
import css from './boards.module.css'
import { orDash } from './figures.ts'
import { Share } from './Share.tsx'
import times from '~/shapes/Times.module.css'
import { TimesBar } from '~/shapes/TimesBar.tsx'

const factors = ['availability', 'effectiveness', 'quality'] as const

/** OEE, what it is the product of, and where the time of the shift went. */
export function OeePanel({ board, onAsk }: { board: LineBoard; onAsk: OnAsk }) {
  const words = useWords()
  const formats = useFormats()
  const target = useOeeTarget()
  const { tile, oeeStation } = board
  const spent = timeClasses.filter((name) => board.times[name] > 0)
  return (
    <Panel title={words.boards.oee}>
      <div className={css.oee}>
        <p className={css.huge}>
          <ExplainedFigure figure="oee" onAsk={onAsk}>
            {orDash(tile.oee, formats.share)}
          </ExplainedFigure>
          {target !== null && (
            <small data-below={tile.oee !== null && tile.oee < target}>
              {fill(words.boards.oeeTarget, { target: formats.share(target) })}
            </small>
          )}
        </p>
        <dl className={css.factors}>
          {factors.map((name) => (
            <Share key={name} label={words.field[name]} value={tile[name]}>
              <ExplainedFigure figure={name} onAsk={onAsk}>
                {orDash(tile[name], formats.share)}
              </ExplainedFigure>
            </Share>
          ))}
        </dl>
        {(tile.effectiveness ?? 0) > 1 && (
          <StatusNote tone="warn">{words.boardFigures.about.effectiveness}</StatusNote>
        )}
        {oeeStation === null ? (
          <p>{words.boards.noPace}</p>
        ) : (
          <>
            <h3 className={css.minor}>{words.boards.times}</h3>
            <TimesBar times={board.times} />
            <ul className={times.legend}>
              {spent.map((name) => (
                <li key={name}>
                  <StatusDot {...stateOf('timeClass', name)}>{words.timeClass[name]}</StatusDot>
                  <b>{formats.duration(Math.round(board.times[name] / 60_000) * 60)}</b>
                </li>
              ))}
            </ul>
            <p className={css.note}>{fill(words.boardFigures.takenAt, { station: oeeStation })}</p>
          </>
        )}
      </div>
    </Panel>
  )
}
