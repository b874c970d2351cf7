import { useState } from 'react'
import { useWords, withWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Action } from '~/ui/Action.tsx'
import { later } from '~/ui/later.ts'
import css from './PageSearch.module.css'

const load = async () => (await withWords(() => import('./FindBox.tsx'))).FindBox
const FindBox = later(load)
/** Before the press, so that the first letters find a field. */
const prepare = () => void load().catch(() => {})

/** The magnifier of the navbar: a field for the pages of the menu. */
export function PageSearch() {
  const { find } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <span className={css.search} data-tour="search" onPointerEnter={prepare} onFocus={prepare}>
      <Action icon="search" bare onClick={() => setOpen(!open)}>
        {find.open}
      </Action>
      {open && (
        <span className={css.field}>
          <Arriving>
            <FindBox label={find.field} hint={find.hint} onDone={() => setOpen(false)} />
          </Arriving>
        </span>
      )}
    </span>
  )
}
