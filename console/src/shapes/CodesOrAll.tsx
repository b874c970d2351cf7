import type { Words } from '@takt/contract/locales/en/words.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './CodesOrAll.module.css'

/** What something is limited to; an empty list is no limit. `of`: what the codes are, as a language may say "all" by their gender. */
export function CodesOrAll({ codes, of }: { codes: readonly string[]; of: keyof Words['say']['allOf'] }) {
  const { say } = useWords()
  const { list } = useFormats()
  return codes.length === 0 ? <span className={css.quiet}>{say.allOf[of]}</span> : list(codes)
}
