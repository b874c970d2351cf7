import { Link } from 'react-router'
import { account } from '@takt/contract/account.ts'
import { useLedger } from '~/api/lists.ts'
import { useSession } from '~/api/session.ts'
import { readLine } from '~/api/stored.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './account.module.css'
import { Onward } from './Onward.tsx'
import { useActionName } from '~/shapes/action-name.ts'
import { placeOf } from '~/shapes/record-place.ts'

/** What I changed last; a record leads to its page. */
export function Activity({ me }: { me: string }) {
  const words = useWords()
  const formats = useFormats()
  const grants = useSession((session) => session.grants)
  const list = useLedger(account.activity)
  const actionName = useActionName()
  return (
    <Onward list={list} none={words.account.noActivity}>
      {list.rows.map((row) => {
        const key = row.productSn ?? row.entityKey
        const place = placeOf(row, me, grants, readLine())
        return (
          <li key={row.id} className={css.event}>
            <b>{actionName(row)}</b>
            <span className={css.what}>
              {words.entity[row.entity]} {place ? <Link to={place}>{key}</Link> : key}
              {row.lineNumber && <em>{row.lineNumber}</em>}
            </span>
            <span className={css.quiet}>
              {me}
              <time dateTime={row.at}>{formats.instant(row.at)}</time>
            </span>
          </li>
        )
      })}
    </Onward>
  )
}
