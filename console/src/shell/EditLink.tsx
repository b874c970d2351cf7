import { useNavbarSettings } from '~/api/common.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Hint } from '~/ui/Hint.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import css from './Navbar.module.css'

/** The extra link of those who hold the edit right; title and address are set with the plant's identity. */
export function EditLink() {
  const { shell } = useWords()
  const { linkTitle, linkAddress } = useNavbarSettings()
  const may = useSession(({ info }) => info?.editRight ?? false)
  const narrow = useNarrow(1200)
  if (!may || !linkAddress) return null
  const title = linkTitle ?? shell.handbook
  return (
    <Hint text={narrow ? title : null}>
      <a className={css.link} href={linkAddress} target="_blank" rel="noopener noreferrer" aria-label={title}>
        <Icon name="link" />
        {!narrow && title}
      </a>
    </Hint>
  )
}
