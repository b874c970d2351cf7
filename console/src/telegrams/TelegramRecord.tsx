import { mayTryOut, StationTelegramRow, telegrams } from '@takt/contract/telegrams.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { SaidText } from '~/shapes/SaidText.tsx'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Refusal } from './Refusal.tsx'
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

/** One call of a station: what it said, and what it was answered. */
export function TelegramRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const { telegrams: said, field } = useWords()
  const formats = useFormats()
  const { data, error } = useAnswer(telegrams.telegram, { id })
  const isMissing = error?.key === 'record.unknown'
  return (
    <Opened
      title={said.telegram}
      row={data}
      missing={isMissing}
      error={isMissing ? null : error}
      onClose={onClose}
    >
      {(row) => (
        <SideSheet title={said.telegram} size={760} onClose={onClose}>
          <Facts of={StationTelegramRow} row={row} names={shown}>
            <Fact label={field.answerCode}>{String(row.answerCode)}</Fact>
            <Fact label={said.happened}>{row.at === null ? '–' : formats.instant(row.at)}</Fact>
            {row.productSn !== null && (
              <Fact label={field.productSn}>
                <UnitLink unit={{ productSn: row.productSn, productId: row.productSn }} />
              </Fact>
            )}
            {row.errorKey !== null && (
              <Fact label={field.errorKey}>
                <Refusal of={row} />
              </Fact>
            )}
          </Facts>
          <SaidText title={said.request} text={row.request} none={said.noText} />
          <SaidText title={said.response} text={row.response} none={said.noText} />
          {row.cut && <p>{said.cut}</p>}
          {row.request !== null && mayTryOut.includes(row.teleType) && <TryOut id={id} />}
        </SideSheet>
      )}
    </Opened>
  )
}
