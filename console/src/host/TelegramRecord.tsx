import { fill } from '@takt/contract/errors.ts'
import { host, Telegram } from '@takt/contract/host.ts'
import { whyNot } from '@takt/contract/why-not.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { TelegramText } from '~/shapes/TelegramText.tsx'
import { TraceLinks } from '~/shapes/TraceLinks.tsx'
import { Earlier } from './Earlier.tsx'
import css from './host.module.css'
import { DownloadPair, HandleTelegram, ResendTelegram } from './TelegramMoves.tsx'

const shown = [
  'direction',
  'teleType',
  'teleState',
  'lineNumber',
  'orderCode',
  'lotNo',
  'productSn',
  'at',
  'attempts',
  'nextTry',
  'doneAt',
  'httpStatus',
  'latency',
  'endpoint',
  'idempotencyKey',
  'handledBy',
  'handledReason',
] as const

/** One telegram: request, answer, how often it was tried and what people did about it. */
export function TelegramRecord({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useWords()
  const { data, error } = useAnswer(host.telegram, { id })
  const title = fill(words.host.telegramOf, { id })
  return (
    <Opened
      title={title}
      row={data}
      missing={error?.key === 'record.unknown'}
      error={error?.key === 'record.unknown' ? null : error}
      onClose={onClose}
    >
      {(row) => (
        <Record
          title={title}
          entity="telegram"
          entityKey={String(id)}
          lineNumber={row.lineNumber}
          onClose={onClose}
          actions={
            <div className={css.moves}>
              <DownloadPair telegram={row} />
              <HandleTelegram telegram={row} />
              <ResendTelegram telegram={row} />
            </div>
          }
        >
          <Facts of={Telegram} row={row} names={shown}>
            {row.errorText !== null && (
              <Fact label={words.field.errorText}>
                {whyNot(words, row.errorText)} <small className={css.quiet}>{row.errorText}</small>
              </Fact>
            )}
            {row.traceId !== null && (
              <Fact label={words.field.traceId}>
                <TraceLinks of={row.traceId} on="mesLogView" />
              </Fact>
            )}
          </Facts>
          <TelegramText title={words.host.request} text={row.request} none={words.host.noRequest} />
          <TelegramText title={words.host.response} text={row.response} none={words.host.noResponse} />
          {row.cut && <p className={css.quiet}>{words.host.cut}</p>}
          <Earlier of={row} />
        </Record>
      )}
    </Opened>
  )
}
