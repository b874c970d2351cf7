import type { ReactNode } from 'react'
import { useFormats } from '~/fields/format.tsx'
import { orDash } from './figures.ts'
import css from './Share.module.css'

/** A part of a whole under its name. */
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
    <div className={css.share}>
      <dt>{label}</dt>
      <dd>{children ?? orDash(value, share)}</dd>
    </div>
  )
}
