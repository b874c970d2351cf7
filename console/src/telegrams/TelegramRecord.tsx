import { fill } from '@takt/contract/errors.ts'
import { files } from '@takt/contract/files.ts'
import {
  mayTryOut,
  type StationTelegramPair,
  StationTelegramRow,
  telegrams,
} from '@takt/contract/telegrams.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { TelegramText } from '~/shapes/TelegramText.tsx'
import { TraceLinks } from '~/shapes/TraceLinks.tsx'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Earlier } from './Earlier.tsx'
import { Refusal } from './Refusal.tsx'
import css from './telegrams.module.css'
import { TryOut } from './TryOut.tsx'

const shown = [
  'stationNumber',
  'teleType',
  'teleResult',
  'heardAt',
  'latency',
  'attempts',
  'messageId',
] as const

/** One call of a station: its request, and its answer. */
export function TelegramRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const { telegrams: telegramWords, field } = useWords()
  const formats = useFormats()
  const { data, error } = useAnswer(telegrams.telegram, { id })
  const isMissing = error?.key === 'record.unknown'
  return (
    <Opened
      title={telegramWords.telegram}
      row={data}
      missing={isMissing}
      error={isMissing ? null : error}
      onClose={onClose}
    >
      {(row) => (
        <SideSheet title={telegramWords.telegram} size={760} onClose={onClose}>
          <Facts of={StationTelegramRow} row={row} names={shown}>
            {row.traceId !== null && (
              <Fact label={field.traceId}>
                <TraceLinks of={row.traceId} on="stationLogView" />
              </Fact>
            )}
            <Fact label={field.answerCode}>{String(row.answerCode)}</Fact>
            <Fact label={telegramWords.happened}>{row.at === null ? '–' : formats.instant(row.at)}</Fact>
            {row.productSn !== null && (
              <Fact label={field.productSn}>
                <UnitLink unit={{ productSn: row.productSn, productId: row.productSn }} />
              </Fact>
            )}
            {(row.errorKey !== null || row.teleResult === 'noGo') && (
              <Fact label={field.errorKey}>
                <Refusal of={row} />
              </Fact>
            )}
          </Facts>
          <Texts of={row} />
          <TelegramText title={telegramWords.request} text={row.request} none={telegramWords.noText} />
          <TelegramText title={telegramWords.response} text={row.response} none={telegramWords.noText} />
          {row.cut && <p>{telegramWords.cut}</p>}
          <Earlier of={row} />
          {row.request !== null && mayTryOut.includes(row.teleType) && <TryOut of={row} />}
        </SideSheet>
      )}
    </Opened>
  )
}

/** The two texts as files, whole and as they were sent. */
function Texts({ of: { requestPath, responsePath } }: { of: StationTelegramPair }) {
  const { telegrams: telegramWords, files: ofFiles } = useWords()
  const { run, shown } = useDownload(files.download, ofFiles.stopped)
  const load = (filePath: string, title: string) =>
    void run(fill(ofFiles.downloading, { fileName: title }), { filePath })
  return (
    <p className={css.texts}>
      {requestPath !== null && (
        <Action icon="export" onClick={() => load(requestPath, telegramWords.request)}>
          {fill(telegramWords.downloadText, { text: telegramWords.request })}
        </Action>
      )}
      {responsePath !== null && (
        <Action icon="export" onClick={() => load(responsePath, telegramWords.response)}>
          {fill(telegramWords.downloadText, { text: telegramWords.response })}
        </Action>
      )}
      {shown}
    </p>
  )
}
