import { defectReports, type MyFailure } from '@takt/contract/defectReports.ts'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { useAnswer, useCommand } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { ChoosePhotos } from '~/shapes/ChoosePhotos.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { queuePhotos } from '~/shapes/photo-queue.ts'
import { Action } from '~/ui/Action.tsx'
import { useNow } from '~/ui/now.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './defectReports.module.css'
import { useSayDefect } from '~/shapes/use-say-defect.ts'

type MineProps = { onUndone: (text: string) => void; onRefused: (refusal: Refusal) => boolean }

/** What this person logged lately, the last first. */
export function Mine(rest: MineProps) {
  const { defectReports: defectReportWords } = useWords()
  const { data, dataUpdatedAt } = useAnswer(defectReports.mine, {}, { follows: 'failures' })
  if (!data) return null
  return (
    <Panel title={defectReportWords.mine}>
      {data.length === 0 && <p className={css.quiet}>{defectReportWords.mineNone}</p>}
      <ul className={css.mine}>
        {data.map((failure) => (
          <One key={failure.failId} failure={failure} since={dataUpdatedAt} {...rest} />
        ))}
      </ul>
    </Panel>
  )
}

type OneProps = MineProps & { failure: MyFailure; since: number }

function One({ failure, since, onUndone, onRefused }: OneProps) {
  const { defectReports: defectReportWords, failStatus: statuses } = useWords()
  const formats = useFormats()
  const defect = useSayDefect()
  const now = useNow(1000)
  const { failId, productSn, productId, lotNo, quantity, failStatus, stationNumber, failTime } = failure
  const unit = productSn ?? productId ?? lotNo ?? ''
  const undo = useCommand(defectReports.undo, undefined, {
    onDone: () => onUndone(fill(defectReportWords.takenBack, { unit })),
    refused: onRefused,
  })
  // As the server counted when it answered, and this device since then.
  const left = Math.ceil(failure.undoFor - Math.max(0, now - since) / 1000)
  return (
    <li>
      <div>
        <b>{unit}</b>
        <span>{defect(failure)}</span>
        {productId === null && (
          <span>{fill(defectReportWords.quantityOf, { quantity: formats.count(quantity) })}</span>
        )}
        <span className={css.quiet}>{`${stationNumber} · ${formats.when(failTime)}`}</span>
        <StatusDot {...stateOf('failStatus', failStatus)}>{statuses[failStatus]}</StatusDot>
      </div>
      <ChoosePhotos bare onChoose={(photos) => queuePhotos(failId, photos)} />
      {left > 0 && (
        <Action icon="undo" onClick={() => void undo({ failId })}>
          {fill(defectReportWords.takeBack, { seconds: left })}
        </Action>
      )}
    </li>
  )
}
