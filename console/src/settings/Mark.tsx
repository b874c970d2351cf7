import { useWords } from '~/i18n/words.tsx'
import css from './settings.module.css'

/** A name, marked where something under it was changed or is to be corrected. */
export function Mark({
  wrong,
  changed = false,
  children,
}: {
  wrong: boolean
  changed?: boolean
  children: string
}) {
  const { settings: settingsWords } = useWords()
  const state = wrong ? 'wrong' : changed ? 'unsaved' : null
  return (
    <span className={css.mark}>
      {children}
      {state && (
        <i data-state={state} role="img" aria-label={settingsWords[state]} title={settingsWords[state]} />
      )}
    </span>
  )
}
