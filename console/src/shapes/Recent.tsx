import { useNavigate } from 'react-router'
import type { RecentPlace } from '@takt/contract/preferences.ts'
import { useSettings } from '~/api/preferences.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './Recent.module.css'

type Choice = { label: string; search: string }

/** What this person chose here last, on this line; else what there is to begin with. A press chooses it. */
export function Recent({ place, first = [] }: { place: RecentPlace; first?: readonly Choice[] }) {
  const { find, lists } = useWords()
  const navigate = useNavigate()
  const { recent } = useSettings()
  const line = readLine()
  const own = (recent[place] ?? []).filter(({ lineNumber }) => lineNumber === line)
  const offered: readonly Choice[] = own.length > 0 ? own : first
  if (offered.length === 0) return null
  return (
    <div className={css.recent} role="group" aria-label={own.length > 0 ? find.recent : lists.toBegin}>
      <p>{own.length > 0 ? find.recent : lists.toBegin}</p>
      {offered.map(({ label, search }) => (
        <Action key={label} onClick={() => void navigate({ search })}>
          {label}
        </Action>
      ))}
    </div>
  )
}
