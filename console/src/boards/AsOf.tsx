import { fill } from '@takt/contract/errors.ts'
import { useLive } from '~/api/live.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './boards.module.css'
import { useServerNow } from './server-clock.ts'

/** When the figures were made, and how long ago that is once it is a minute. */
export function AsOf({ instant }: { instant: string }) {
  const { boards } = useWords()
  const formats = useFormats()
  const now = useServerNow()
  const old = Math.max(now, Date.parse(instant))
  return (
    <time className={css.asOf} dateTime={instant}>
      <Icon name="clock" size={14} />
      {[
        formats.longDay(instant),
        fill(boards.asOf, { time: formats.clockSeconds(instant) }),
        ...(old - Date.parse(instant) >= 60_000 ? [formats.ago(instant, old)] : []),
      ].join(' · ')}
    </time>
  )
}

/** Whether what is on screen may be old, and why. */
export const useStale = (failed: boolean) => useLive(({ state }) => state === 'lost') || failed

/** Shown large, above everything: a frozen board looks like a line that runs well. The stamp and the navbar show how long it lasts. */
export function StaleSign({ instant, failed }: { instant: string; failed: boolean }) {
  const { boards } = useWords()
  const formats = useFormats()
  const lost = useLive(({ state }) => state === 'lost')
  if (!lost && !failed) return null
  return (
    <p className={css.stale} role="alert">
      <Icon name="warning" size={22} />
      {fill(lost ? boards.stale : boards.notRenewed, { time: formats.clockSeconds(instant) })}
    </p>
  )
}
