import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { passportPath } from '~/shapes/UnitLink.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './charts.module.css'

type PointUnitsProps = {
  at: number
  serials: readonly (string | null)[]
  mayOpen: boolean
  onClose: () => void
  children?: ReactNode
}

/** The units a point is made of, each with the way to its passport. */
export function PointUnits({ at, serials, mayOpen, onClose, children }: PointUnitsProps) {
  const { charts, say } = useWords()
  const formats = useFormats()
  return (
    <div className={css.units} role="group" aria-live="polite">
      <span>{fill(charts.groupUnits, { number: formats.count(at + 1) })}</span>
      {serials.map((serial, place) =>
        mayOpen && serial ? (
          <Link key={place} to={passportPath(serial)}>
            {serial}
          </Link>
        ) : (
          <span key={place}>{serial ?? '–'}</span>
        ),
      )}
      {children}
      <Action icon="close" bare look="quiet" onClick={onClose}>
        {say.close}
      </Action>
    </div>
  )
}
