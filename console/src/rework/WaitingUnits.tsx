import { fill } from '@takt/contract/errors.ts'
import { rework } from '@takt/contract/rework.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useNow } from '~/ui/now.ts'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './rework.module.css'

/** What waits at the line's rework stations, the longest first. */
export function WaitingUnits({ onOpen }: { onOpen: (unit: string) => void }) {
  const { rework: reworkWords, passes, say } = useWords()
  const formats = useFormats()
  const sayDefect = useSayDefect()
  const now = useNow(30_000)
  const { data } = useAnswer(rework.waiting, {}, { follows: 'boards' })
  if (!data) return <Waiting label={say.loading} />
  if (data.length === 0) return <EmptyState icon="check" title={reworkWords.waitingNone} />
  return (
    <Panel
      title={reworkWords.waitingTitle}
      aside={<span>{fill(reworkWords.waitingCount, { count: formats.count(data.length) })}</span>}
    >
      <ul className={css.waiting}>
        {data.map((unit) => {
          const name = unit.productSn ?? unit.productId
          const place = [
            unit.stationNumber,
            sayDefect({ defectCode: unit.defectCode, subDefectCode: null }) ??
              unit.resultName ??
              unit.resultCode ??
              (unit.stationNumber && passes.stationSaid),
          ]
            .filter(Boolean)
            .join(' · ')
          return (
            <li key={unit.productId}>
              <button type="button" onClick={() => onOpen(name)}>
                <b>{name}</b>
                <span>{[unit.typeNo, place].filter(Boolean).join(' · ')}</span>
                {unit.since && (
                  <span>
                    {fill(reworkWords.since, {
                      time: formats.duration(Math.max(0, Math.round((now - Date.parse(unit.since)) / 1000))),
                    })}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
