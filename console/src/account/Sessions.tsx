import { fill } from '@takt/contract/errors.ts'
import { session, type OwnSession } from '@takt/contract/session.ts'
import { useAnswer, useCommand } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { useNow } from '~/ui/now.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './account.module.css'
import { sayDevice } from './device.ts'

/** Where I am logged in. What I end there is over at its next call. */
export function Sessions() {
  const words = useWords()
  const { account } = words
  // Nobody announces that a session was used.
  const { data, error, refetch } = useAnswer(session.mine, {}, { every: 60_000 })
  const endOthers = useCommand(session.endOthers, account.endedOthers)
  const alone = data !== undefined && data.every(({ current }) => current)
  const all = (
    <ConfirmButton
      look="danger"
      question={account.endOthersQuestion}
      blocked={alone ? account.noOthers : null}
      onConfirm={() => endOthers({})}
    >
      {account.endOthers}
    </ConfirmButton>
  )
  return (
    <Panel title={account.sessions} aside={data && all}>
      {error && !data && <NotRead error={error} again={refetch} />}
      {!error && !data && <Waiting label={words.say.loading} />}
      <ul className={css.sessions}>
        {data?.map((one) => (
          <Session key={one.sessionId} {...one} />
        ))}
      </ul>
    </Panel>
  )
}

function Session({ sessionId, madeAt, seenAt, address, current, ...device }: OwnSession) {
  const words = useWords()
  const { account } = words
  const formats = useFormats()
  const now = useNow(30_000)
  const end = useCommand(session.end, account.ended)
  const deviceText = sayDevice(words, device)
  return (
    <li className={css.session} data-current={current}>
      <div className={css.where}>
        <b>{deviceText}</b>
        {current && <StatusDot tone="good">{account.thisOne}</StatusDot>}
        <span className={css.quiet}>{address && fill(account.from, { address })}</span>
      </div>
      <div className={css.quiet}>
        <time dateTime={madeAt}>{fill(account.since, { at: formats.minute(madeAt) })}</time>
        <br />
        <time dateTime={seenAt}>{fill(account.seen, { ago: formats.ago(seenAt, now) })}</time>
      </div>
      {!current && (
        <ConfirmButton
          question={fill(account.endQuestion, { device: deviceText })}
          onConfirm={() => end({ sessionId })}
        >
          {account.endOne}
        </ConfirmButton>
      )}
    </li>
  )
}
