import { LogEntry, sysLog } from '@takt/contract/sysLog.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { TelegramText } from '~/shapes/TelegramText.tsx'
import { TraceLinks } from '~/shapes/TraceLinks.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Neighbours } from './Neighbours.tsx'

const shown = ['at', 'logLevel', 'module', 'server', 'userName', 'path', 'latency'] as const

/** One entry, whole, between those before and after it. */
export function EntryRecord({ id, open }: { id: string; open: (id: string | null) => void }) {
  const { sysLog: sysLogWords, field } = useWords()
  const { data, error } = useAnswer(sysLog.context, { entryId: id })
  const isMissing = error?.key === 'record.unknown'
  const close = () => open(null)
  return (
    <Opened
      title={sysLogWords.entry}
      row={data}
      missing={isMissing}
      error={isMissing ? null : error}
      onClose={close}
    >
      {({ entry, rows }) => (
        <SideSheet title={entry.message || sysLogWords.entry} size={760} onClose={close}>
          <Facts of={LogEntry} row={entry} names={shown}>
            {entry.traceId !== null && (
              <Fact label={field.traceId}>
                <TraceLinks of={entry.traceId} on="sysLogView" />
              </Fact>
            )}
          </Facts>
          <TelegramText title={field.details} text={entry.details} none={sysLogWords.noDetails} />
          <Neighbours of={entry} rows={rows} onOpen={open} />
        </SideSheet>
      )}
    </Opened>
  )
}
