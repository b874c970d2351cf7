import { about } from '@takt/contract/about.ts'
import { useAnswer } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import css from './about.module.css'

type LicenseProps = { name?: string; title: string; onClose: () => void }

/** The text that came with a package, as its authors wrote it. */
export function License({ name, title, onClose }: LicenseProps) {
  const words = useWords()
  const { data, error } = useAnswer(about.license, name === undefined ? {} : { name })
  return (
    <SideSheet title={title} size={640} onClose={onClose}>
      {error && <p role="alert">{sayRefusal(words, error)}</p>}
      {data && <pre className={css.text}>{data.text ?? words.about.none}</pre>}
    </SideSheet>
  )
}
