import { fill } from '@takt/contract/errors.ts'
import { account } from '@takt/contract/account.ts'
import { useLedger } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './account.module.css'
import { sayDevice } from './device.ts'
import { Onward } from './Onward.tsx'

/** When and where I logged in and out, and what ended my sessions. */
export function Timeline() {
  const words = useWords()
  const formats = useFormats()
  const list = useLedger(account.timeline)
  const actions: Record<string, string> = words.action
  return (
    <Onward list={list} none={words.account.noTimeline}>
      {list.rows.map(({ id, at, action, address, browser, system }) => (
        <li key={id} className={css.event}>
          <b>{actions[action] ?? action}</b>
          <span className={css.what}>
            {address && `${sayDevice(words, { browser, system })} · ${fill(words.account.from, { address })}`}
          </span>
          <time className={css.quiet} dateTime={at}>
            {formats.instant(at)}
          </time>
        </li>
      ))}
    </Onward>
  )
}
