import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { notices } from '@takt/contract/notices.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords, withWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Action } from '~/ui/Action.tsx'
import { later } from '~/ui/later.ts'
import css from './Bell.module.css'

const NoticeSheet = later(async () => (await withWords(() => import('./NoticeSheet.tsx'))).NoticeSheet)
/** The specification's: more are not counted on the bell. */
const most = 9

/** How many notices wait to be read; it follows the server by itself. */
export function Bell() {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const { data } = useAnswer(notices.unread, {})
  const unread = data?.unread ?? 0
  const name =
    unread > 0 ? `${words.shell.bell}: ${fill(words.shell.unread, { count: unread })}` : words.shell.bell
  return (
    <span className={css.bell}>
      <Action icon="bell" bare onClick={() => setOpen(true)}>
        {name}
      </Action>
      {unread > 0 && (
        <span className={css.badge} aria-hidden>
          {unread > most ? fill(words.say.andMore, { count: most }) : unread}
        </span>
      )}
      {open && (
        <Arriving>
          <NoticeSheet onClose={() => setOpen(false)} />
        </Arriving>
      )}
    </span>
  )
}
