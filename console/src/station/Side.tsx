import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { isDue } from './counts.ts'
import { Places } from './Places.tsx'
import css from './side.module.css'
import type { TaskProps } from './use-task.ts'
import { Serial } from './UnitHere.tsx'

/** Beside the work: help, how long the material lasts, what is due, and what comes next. */
export function Side({ screen, receivedAt, onOpen }: Omit<TaskProps, 'onAsk' | 'onUnit'>) {
  const { stationScreen: said, andon } = useWords()
  const formats = useFormats()
  const { places, checks, coming } = screen
  const due = checks.filter(isDue).length
  return (
    <aside className={css.side}>
      <button type="button" className={css.call} onClick={() => onOpen('help')}>
        <Icon name="bell" size={28} />
        {andon.callOne}
      </button>
      {places.length > 0 && (
        <section aria-label={said.task.material}>
          <h2>{said.task.material}</h2>
          <Places places={places} receivedAt={receivedAt} />
        </section>
      )}
      {due > 0 && (
        <button type="button" className={css.due} onClick={() => onOpen('checks')}>
          <b>{said.task.checks}</b>
          <span>{fill(said.due, { count: formats.count(due) })}</span>
        </button>
      )}
      <section aria-label={said.coming}>
        <h2>{said.coming}</h2>
        {coming.length === 0 && <p>{said.noneComing}</p>}
        <ol>
          {coming.map((unit) => (
            <li key={unit.productId}>
              <Serial unit={unit} /> <span>{unit.typeNo}</span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  )
}
