import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './processings.module.css'
import type { Fault } from './step-faults.ts'

/** What keeps the route from being released, in words, each leading to its steps. */
export function RouteFaults({
  faults,
  onJump,
}: {
  faults: readonly Fault[]
  onJump: (step: number) => void
}) {
  const { processings: processingWords } = useWords()
  if (faults.length === 0)
    return (
      <p className={css.faultless} role="status">
        <Icon name="check" /> {processingWords.faultless}
      </p>
    )
  return (
    <div className={css.faults} role="status">
      <b>{fill(processingWords.faults, { count: faults.length })}</b>
      <ul>
        {faults.map(({ key, text, steps }) => (
          <li key={`${key} ${steps.map(({ id }) => id).join(' ')}`}>
            <span>{text}</span>
            {steps.map(({ id, stepSeq }) => (
              <button key={id} type="button" onClick={() => onJump(id)}>
                {fill(processingWords.step, { stepSeq })}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
