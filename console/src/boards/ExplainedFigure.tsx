import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './boards.module.css'
import type { Figure } from './formulas.ts'

export type OnAsk = (figure: Figure) => void

/** A number that opens how it is worked out. */
export function ExplainedFigure({
  figure,
  onAsk,
  children,
}: {
  figure: Figure
  onAsk: OnAsk
  children: ReactNode
}) {
  const { boards, field } = useWords()
  const how = fill(boards.explain, { figure: field[figure] })
  return (
    <button
      type="button"
      className={css.asked}
      aria-haspopup="dialog"
      title={how}
      onClick={() => onAsk(figure)}
    >
      {children}
      <span className="unseen"> {how}</span>
    </button>
  )
}
