import type { ReactNode } from 'react'
import { useFormats } from '~/fields/format.tsx'
import { orDash } from './figures.ts'
import css from './Share.module.css'

/** A part of a whole under its name. Effectiveness may be more than the whole: its bar is full then. */
export function Share({
  label,
  value,
  children,
}: {
  label: string
  value: number | null
  children?: ReactNode
}) {
  const { share } = useFormats()
  return (
    <div className={css.share} data-none={value === null}>
      <dt>{label}</dt>
      <dd>
        {children ?? orDash(value, share)}
        <span className={css.track} aria-hidden>
          {value !== null && <i style={{ inlineSize: `${Math.min(1, Math.max(0, value)) * 100}%` }} />}
        </span>
      </dd>
    </div>
  )
}
