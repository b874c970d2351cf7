import type { LineBoard } from '@takt/contract/boards.ts'
import { timeClasses } from '@takt/contract/stations.ts'
import { useFormats } from '~/fields/format.tsx'
import { toneOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './Times.module.css'

type Times = LineBoard['times']
export const totalOf = (times: Times) => timeClasses.reduce((sum, name) => sum + times[name], 0)

/** The shift so far as one bar: every minute in exactly one class, unknown time hatched. The legend or table next to it has it in words. */
export function TimesBar({ times }: { times: Times }) {
  const words = useWords()
  const formats = useFormats()
  const shown = timeClasses.filter((name) => times[name] > 0)
  return (
    <div className={css.bar} aria-hidden>
      {shown.map((name) => (
        <i
          key={name}
          data-tone={toneOf('timeClass', name)}
          style={{ flexGrow: times[name] }}
          title={`${words.timeClass[name]}: ${formats.duration(Math.round(times[name] / 1000))}`}
        />
      ))}
    </div>
  )
}
