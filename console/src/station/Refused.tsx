import { fill } from '@takt/contract/errors.ts'
import type { NoGoReason } from '@takt/contract/reasons.ts'
import { sayAbout } from '@takt/contract/say-about.ts'
import type { RefusedUnit } from '@takt/contract/stationScreen.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './station.module.css'
import type { Task } from './use-task.ts'

/** Where on this screen somebody can do something about it. */
const taskOf: Partial<Record<NoGoReason, Task>> = {
  materialNotBound: 'material',
  materialEmpty: 'material',
  materialExpired: 'material',
  materialBlocked: 'material',
  operatorMissing: 'people',
  operatorNotQualified: 'people',
  reworkerNotAllowed: 'people',
  inspectionMissing: 'checks',
  inspectionNg: 'checks',
  lineStoppedByCall: 'help',
  signalUnanswered: 'help',
  sameDefectAgain: 'help',
  toolLocked: 'tools',
  toolMissing: 'tools',
  calibrationDue: 'tools',
}

type RefusedProps = { refused: RefusedUnit; onOpen: (task: Task) => void }

/** Which unit was not let in, why, and what to do. */
export function Refused({ refused, onOpen }: RefusedProps) {
  const words = useWords()
  const { stationScreen: stationScreenWords, reason: reasons } = words
  const formats = useFormats()
  const { productSn, productId, at } = refused
  const unit = productSn ?? productId
  const ways = [...new Set(refused.reasons.flatMap(({ reason }) => taskOf[reason] ?? []))]
  return (
    <section className={css.refused} role="alert">
      <h2>
        <Icon name="warning" size={28} />
        {unit ? fill(stationScreenWords.refusedLast, { unit }) : stationScreenWords.refusedUnknown}
        <time dateTime={at}>{formats.clockSeconds(at)}</time>
      </h2>
      <ul>
        {refused.reasons.map(({ reason, about }) => (
          <li key={`${reason} ${about}`}>
            <b>{reasons[reason]}</b>
            {about && <span>{sayAbout(words, reason, about)}</span>}
            <p>{stationScreenWords.advice[reason]}</p>
          </li>
        ))}
      </ul>
      {ways.length > 0 && (
        <div className={css.ways}>
          {ways.map((task) => (
            <Action key={task} icon="right" onClick={() => onOpen(task)}>
              {fill(stationScreenWords.toTask, { task: stationScreenWords.task[task] })}
            </Action>
          ))}
        </div>
      )}
    </section>
  )
}
