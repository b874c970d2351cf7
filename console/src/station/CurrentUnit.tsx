import { fill } from '@takt/contract/errors.ts'
import type { UnitAtWork } from '@takt/contract/stationScreen.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { stateOf } from '~/fields/states.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { useNow } from '~/ui/now.ts'
import { MadeWith } from './MadeWith.tsx'
import type { TaskProps } from './use-task.ts'
import css from './unit.module.css'

type ElapsedProps = Pick<TaskProps, 'screen' | 'receivedAt'>
type CurrentUnitProps = ElapsedProps & Pick<TaskProps, 'onUnit'>

/** The unit that is longest in work here, or another that was chosen, and how long it takes. */
export function CurrentUnit({ screen, receivedAt, onUnit }: CurrentUnitProps) {
  const { stationScreen: stationScreenWords, processStatus: statuses } = useWords()
  const [unit, ...otherUnits] = screen.atWork
  if (!unit)
    return (
      <p className={css.none} role="status">
        <b>{stationScreenWords.noUnit}</b>
        <span>{stationScreenWords.noUnitWhy}</span>
      </p>
    )
  const { stepSeq, stepName, attempt, typeNo, processStatus } = unit
  return (
    <section className={css.unit} aria-label={stationScreenWords.inWork}>
      <div>
        <small>{stationScreenWords.inWork}</small>
        <h2>
          <Serial unit={unit} />
        </h2>
        <p>
          {processStatus !== 'inProcess' && (
            <StatusDot {...stateOf('processStatus', processStatus)} pill>
              {statuses[processStatus]}
            </StatusDot>
          )}
          <span>{typeNo}</span>
          {stepSeq !== null && <span>{[stepSeq, stepName].filter(Boolean).join(' · ')}</span>}
          {attempt > 1 && <b>{fill(stationScreenWords.attempt, { attempt })}</b>}
        </p>
        {otherUnits.length > 0 && (
          <p>
            <span>{stationScreenWords.alsoHere}</span>
            {otherUnits.map((other) => (
              <button key={other.productId} type="button" onClick={() => onUnit(other.productId)}>
                <Serial unit={other} />
              </button>
            ))}
          </p>
        )}
      </div>
      <Elapsed since={unit.since} screen={screen} receivedAt={receivedAt} />
      <MadeWith unit={unit} recipe={screen.recipe} />
    </section>
  )
}

const lastDigits = 3

/** Its last digits are what is read on the part. */
export function Serial({
  unit: { productSn, productId },
}: {
  unit: Pick<UnitAtWork, 'productSn' | 'productId'>
}) {
  const text = productSn ?? productId
  return (
    <span className={css.serial}>
      {text.slice(0, -lastDigits)}
      <b>{text.slice(-lastDigits)}</b>
    </span>
  )
}

/** By the server's clock, as it was when it answered. */
function Elapsed({ since, screen, receivedAt }: ElapsedProps & { since: string }) {
  const { stationScreen: stationScreenWords } = useWords()
  const { duration } = useFormats()
  const now = useNow(1000)
  const { cycleTime, asOf } = screen
  const seconds = Math.max(0, (Date.parse(asOf) - Date.parse(since) + Math.max(0, now - receivedAt)) / 1000)
  const isLate = cycleTime !== null && seconds > cycleTime
  return (
    <p className={css.elapsed} data-tone={isLate ? 'warn' : 'good'}>
      <b>{duration(Math.floor(seconds))}</b>
      {cycleTime !== null && <span>{fill(stationScreenWords.ofCycle, { time: duration(cycleTime) })}</span>}
    </p>
  )
}
