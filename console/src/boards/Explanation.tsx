import type { LineBoard } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import css from './Explanation.module.css'
import { formulaOf, ofStation, type Figure } from './formulas.ts'
import { TimesBar } from '~/shapes/TimesBar.tsx'
import { TimesTable } from './TimesTable.tsx'

/** A figure with its formula, its inputs and, where it is made of time, where the time went. It moves on with the line while it is open. */
export function Explanation({
  figure,
  board,
  onClose,
}: {
  figure: Figure
  board: LineBoard
  onClose: () => void
}) {
  const words = useWords()
  const formats = useFormats()
  const { value, sum, terms } = formulaOf(figure, board, words, formats)
  const { boards, boardFigures } = words
  const { oeeStation, times, plannedCycle } = board
  const station = ofStation.includes(figure)
  const missing =
    (station ? plannedCycle : figure === 'madeShift' || figure === 'madeToday' ? board.tile.takt : 0) === null
      ? boards.noPace
      : boards.noFigure
  return (
    <SideSheet title={words.field[figure]} size={520} onClose={onClose}>
      <div className={css.explanation}>
        <p className={css.value}>{value}</p>
        <section className={css.formula}>
          <p className={css.words}>{boardFigures.formula[figure]}</p>
          <p className={css.sum} data-none={sum === null}>
            {sum ?? missing}
          </p>
        </section>
        <p>{boardFigures.about[figure]}</p>
        <dl className={css.terms}>
          {terms.map((term) => (
            <div key={term.label}>
              <dt>{term.label}</dt>
              <dd>{term.value}</dd>
            </div>
          ))}
        </dl>
        {station && oeeStation !== null && (
          <section className={css.times}>
            <h3>{boards.times}</h3>
            <p>{fill(boardFigures.takenAt, { station: oeeStation })}</p>
            <TimesBar times={times} />
            <TimesTable times={times} />
          </section>
        )}
      </div>
    </SideSheet>
  )
}
