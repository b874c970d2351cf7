import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { host, type TeleState } from '@takt/contract/host.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { WhyNot } from '~/fields/WhyNot.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './host.module.css'
import { TestButton } from './TestButton.tsx'

export const useConnection = (lineNumber: string | undefined) =>
  useAnswer(host.connection, { lineNumber }, { every: 10_000 })

type ConnectionStateProps = {
  connection: ReturnType<typeof useConnection>
  onPick: (states: TeleState[]) => void
}

/** Whether the host receives anything: what waits, since when, and its last answer. */
export function ConnectionState({ connection: { data, error }, onPick }: ConnectionStateProps) {
  const words = useWords()
  const formats = useFormats()
  const now = useNow(10_000)
  if (error)
    return (
      <p role="alert" className={css.bad}>
        {sayRefusal(words, error)}
      </p>
    )
  if (!data) return null
  const hostWords = words.host
  const ago = (at: string | null) => (at === null ? hostWords.never : formats.ago(at, now))
  const open = data.waiting + data.retry
  const oldest =
    data.oldestWaiting &&
    formats.duration(Math.max(0, Math.floor((now - Date.parse(data.oldestWaiting)) / 1000)))
  return (
    <section className={css.connection} aria-label={hostWords.connection}>
      <Part label={words.field.hostMode}>
        <StatusDot {...stateOf('hostMode', data.hostMode)}>{words.hostMode[data.hostMode]}</StatusDot>
      </Part>
      {data.hostMode === 'off' && <p className={css.quiet}>{hostWords.noHost}</p>}
      {data.hostUrl && (
        <Part label={words.field.hostUrl}>
          <span className={css.url}>{data.hostUrl}</span>
        </Part>
      )}
      <Part label={hostWords.lastSuccess}>{ago(data.lastSuccess)}</Part>
      <Part label={hostWords.lastHeard}>{ago(data.lastHeard)}</Part>
      <Part label={hostWords.waiting}>
        {open === 0 ? (
          formats.count(0)
        ) : (
          <Pick
            label={fill(hostWords.showOpen, { count: open })}
            onClick={() => onPick(['waiting', 'retry'])}
          >
            {formats.count(open)}
          </Pick>
        )}
        {oldest && <small className={css.quiet}>{fill(hostWords.oldest, { duration: oldest })}</small>}
      </Part>
      <Part label={hostWords.dead}>
        {data.dead === 0 ? (
          formats.count(0)
        ) : (
          <span className={css.bad}>
            <Pick label={fill(hostWords.showDead, { count: data.dead })} onClick={() => onPick(['dead'])}>
              {formats.count(data.dead)}
            </Pick>
          </span>
        )}
      </Part>
      {data.lastError && (
        <Part label={hostWords.lastError}>
          <span className={css.bad}>
            <WhyNot of={data.lastError} />
          </span>{' '}
          <small className={css.quiet}>{ago(data.lastFailure)}</small>
        </Part>
      )}
      <TestButton />
    </section>
  )
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.part}>
    <small>{label}</small>
    <div>{children}</div>
  </div>
)
const Pick = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button type="button" className={css.pick} aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
)
