import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { isDue } from './counts.ts'
import { MaterialPlaces } from './MaterialPlaces.tsx'
import css from './side.module.css'
import type { TaskProps } from './use-task.ts'
import { Serial } from './CurrentUnit.tsx'

/** At the side of the work: help, how long the material lasts, what is due, and what comes next. */
export function Side({ screen, receivedAt, onOpen }: Omit<TaskProps, 'onAsk' | 'onUnit'>) {
  const { stationScreen: stationScreenWords, andon } = useWords()
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
        <section aria-label={stationScreenWords.task.material}>
          <h2>{stationScreenWords.task.material}</h2>
          <MaterialPlaces places={places} receivedAt={receivedAt} />
        </section>
      )}
      {due > 0 && (
        <button type="button" className={css.due} onClick={() => onOpen('checks')}>
          <b>{stationScreenWords.task.checks}</b>
          <span>{fill(stationScreenWords.due, { count: formats.count(due) })}</span>
        </button>
      )}
      <section aria-label={stationScreenWords.coming}>
        <h2>{stationScreenWords.coming}</h2>
        {coming.length === 0 && <p>{stationScreenWords.noneComing}</p>}
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
