import { memo, useId } from 'react'
import { boards, type LineInPlant, type LineTile } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { toneOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { isFirstShift, orDash } from './figures.ts'
import { LineState } from './LineState.tsx'
import css from './LineCard.module.css'
import { openLine } from './open-line.ts'
import { OrderLine } from './OrderLine.tsx'
import { PlanActual } from './PlanActual.tsx'
import { Share } from './Share.tsx'
import { ShiftLeft } from './ShiftLeft.tsx'
import { StationShapes } from './StationShapes.tsx'
import { Worries } from './Worries.tsx'

/** One line at a glance. The whole tile opens its dashboard. */
function Card({ tile }: { tile: LineInPlant }) {
  const { boards: boardWords, field } = useWords()
  const { share } = useFormats()
  const id = useId()
  const {
    lineState,
    shift,
    nextShift,
    madeToday,
    targetToday,
    planToday,
    madeShift,
    targetShift,
    planShift,
    okRate,
    firstPassYield,
    oee,
    availability,
    effectiveness,
    quality,
  } = tile
  return (
    <article
      className={css.card}
      data-state={lineState}
      data-tone={toneOf('lineState', lineState)}
      aria-labelledby={id}
    >
      <header className={css.head}>
        <h2 id={id} className={css.name}>
          <OpenLine tile={tile} />
        </h2>
        <LineState state={lineState} />
      </header>
      <OrderLine tile={tile} />
      <div className={css.plans}>
        <PlanActual label={boardWords.thisShift} made={madeShift} target={targetShift} plan={planShift} />
        {!isFirstShift(tile) && (
          <PlanActual label={boardWords.today} made={madeToday} target={targetToday} plan={planToday} />
        )}
      </div>
      <dl className={css.figures}>
        <div className={css.oee}>
          <dt>{field.oee}</dt>
          <dd>{orDash(oee, share)}</dd>
        </div>
        <Share label={field.availability} value={availability} />
        <Share label={field.effectiveness} value={effectiveness} />
        <Share label={field.quality} value={quality} />
        <Share label={field.okRate} value={okRate} />
        <Share label={field.firstPassYield} value={firstPassYield} />
      </dl>
      <StationShapes stations={tile.stations} />
      <footer className={css.foot}>
        <Worries tile={tile} />
        <ShiftLeft shift={shift} nextShift={nextShift} />
      </footer>
    </article>
  )
}

/** The name is the button; what it covers is the tile. */
function OpenLine({ tile: { lineNumber, lineName, lineState } }: { tile: LineTile }) {
  const { boards: boardWords } = useWords()
  const forbidden = useForbidden(boards.line)
  // A line that is not in use cannot be chosen: the console would open the first one instead.
  const blocked = forbidden ?? (lineState === 'disabled' ? boardWords.notInUse : null)
  return (
    <button
      type="button"
      className={css.open}
      aria-disabled={blocked ? true : undefined}
      title={blocked ?? fill(boardWords.open, { line: lineName })}
      onClick={() => {
        if (!blocked) openLine(lineNumber)
      }}
    >
      {lineName}
      {lineName !== lineNumber && <small>{lineNumber}</small>}
    </button>
  )
}

/** `asOf` moves with every answer and is not shown here: only what is seen draws a tile anew. */
export const LineCard = memo(Card, ({ tile: before }, { tile: after }) => {
  const names = Object.keys(after) as (keyof LineInPlant)[] // its own keys
  return names.every((name) => name === 'asOf' || before[name] === after[name])
})
