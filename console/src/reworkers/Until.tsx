import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'
import css from './reworkers.module.css'

/** The last day it counts, in the plant's calendar. */
export function Until({ day }: { day: string | null }) {
  const { reworkers: reworkerWords } = useWords()
  const formats = useFormats()
  const today = formats.wall(instantOf(useNow(3_600_000))).slice(0, 10)
  if (day === null) return <span className={css.quiet}>{reworkerWords.forGood}</span>
  if (day >= today) return formats.dayOfList(day)
  return <span className={css.lapsed}>{`${formats.dayOfList(day)} ${reworkerWords.lapsed}`}</span>
}
