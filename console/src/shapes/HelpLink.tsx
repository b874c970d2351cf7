import { chapterAddress } from '@takt/contract/handbook.ts'
import { fill } from '@takt/contract/errors.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Hint } from '~/ui/Hint.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './Page.module.css'

/** Opens the handbook at this page's chapter, next to the console, so that nothing on the page is lost. */
export function HelpLink({ name }: { name: PageName }) {
  const { shell, page } = useWords()
  const language = useLanguage()
  const says = fill(shell.help, { page: page[name] })
  return (
    <Hint text={says}>
      <a
        className={css.help}
        href={chapterAddress(language, name)}
        target="_blank"
        rel="noopener"
        aria-label={says}
      >
        <Icon name="help" />
      </a>
    </Hint>
  )
}
