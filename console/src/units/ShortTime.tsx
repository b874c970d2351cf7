import { useFormats } from '~/fields/format.tsx'
import css from './units.module.css'

/** Day and minute where there is little room; the whole of it on request, and on paper. */
export function ShortTime({ at }: { at: string | null }) {
  const { shortMinute, instant } = useFormats()
  return at === null ? (
    '–'
  ) : (
    <time dateTime={at} title={instant(at)} className={css.shortTime}>
      <span>{shortMinute(at)}</span>
      <span>{instant(at)}</span>
    </time>
  )
}
