import type { LineTile } from '@takt/contract/boards.ts'
import { useFormats } from '~/fields/format.tsx'
import { toneOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExplainedFigure, type OnAsk } from './ExplainedFigure.tsx'
import { isFirstShift, orDash } from './figures.ts'
import css from './LineNow.module.css'
import { LineState } from './LineState.tsx'
import { OrderLine } from './OrderLine.tsx'
import { PlanActual } from './PlanActual.tsx'
import { ShiftLeft } from './ShiftLeft.tsx'
import { Worries } from './Worries.tsx'

/** The line in one look: what it is, what it works on, whether it keeps up, how good it is. */
export function LineNow({ tile, onAsk }: { tile: LineTile; onAsk: OnAsk }) {
  const { boards, field } = useWords()
  const { share } = useFormats()
  const {
    lineNumber,
    lineName,
    lineState,
    shift,
    nextShift,
    madeShift,
    targetShift,
    planShift,
    madeToday,
    targetToday,
    planToday,
  } = tile
  return (
    <section className={css.now} data-tone={toneOf('lineState', lineState)} aria-label={boards.now}>
      <div className={css.what}>
        <h2 className={css.name}>
          {lineName}
          {lineName !== lineNumber && <small>{lineNumber}</small>}
        </h2>
        <LineState state={lineState} />
        <OrderLine tile={tile} />
        <ShiftLeft shift={shift} nextShift={nextShift} />
      </div>
      <div className={css.plans}>
        <PlanActual
          label={boards.thisShift}
          made={madeShift}
          target={targetShift}
          plan={planShift}
          gap={(gapText) => (
            <ExplainedFigure figure="madeShift" onAsk={onAsk}>
              {gapText}
            </ExplainedFigure>
          )}
        />
        {!isFirstShift(tile) && (
          <PlanActual
            label={boards.today}
            made={madeToday}
            target={targetToday}
            plan={planToday}
            gap={(gapText) => (
              <ExplainedFigure figure="madeToday" onAsk={onAsk}>
                {gapText}
              </ExplainedFigure>
            )}
          />
        )}
      </div>
      <dl className={css.rates}>
        {(['okRate', 'firstPassYield'] as const).map((name) => (
          <div key={name}>
            <dt>{field[name]}</dt>
            <dd>
              <ExplainedFigure figure={name} onAsk={onAsk}>
                {orDash(tile[name], share)}
              </ExplainedFigure>
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.worries}>
        <Worries tile={tile} />
      </div>
    </section>
  )
}
