import { fill } from '@takt/contract/errors.ts'
import { host, Telegram } from '@takt/contract/host.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import css from './host.module.css'
import { pretty } from './pretty.ts'
import { DownloadPair, HandleTelegram, ResendTelegram } from './TelegramMoves.tsx'

const shown = [
  'direction', 'teleType', 'teleState', 'lineNumber', 'orderCode', 'lotNo', 'productSn', 'at', 'attempts', 'nextTry', 'doneAt', 'httpStatus', 'latency', 'errorText', 'endpoint', 'idempotencyKey', 'handledBy', 'handledReason',
] as const

/** One telegram: what was said, what was answered, how often it was tried and what people did about it. */
export function TelegramRecord({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useWords()
  const { data, error } = useAnswer(host.telegram, { id })
  const title = fill(words.host.telegramOf, { id })
  return (
    <Opened title={title} row={data} missing={error?.key === 'record.unknown'} error={error?.key === 'record.unknown' ? null : error} onClose={onClose}>
      {(row) => (
        <Record title={title} entity="telegram" entityKey={String(id)} lineNumber={row.lineNumber} onClose={onClose}
          actions={<><DownloadPair telegram={row} /><HandleTelegram telegram={row} /><ResendTelegram telegram={row} /></>}>
          <Facts of={Telegram} row={row} names={shown} />
          <Said title={words.host.request} text={row.request} none={words.host.noRequest} />
          <Said title={words.host.response} text={row.response} none={words.host.noResponse} />
          {row.cut && <p className={css.quiet}>{words.host.cut}</p>}
        </Record>
      )}
    </Opened>
  )
}

function Said({ title, text, none }: { title: string; text: string | null; none: string }) {
  return (
    <section className={css.said} aria-label={title}>
      <h3>{title}</h3>
      {text === null || text === '' ? <p className={css.quiet}>{none}</p> : <pre tabIndex={0}>{pretty(text)}</pre>}
    </section>
  )
}
