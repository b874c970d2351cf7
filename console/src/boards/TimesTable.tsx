import type { LineBoard } from '@takt/contract/boards.ts'
import { timeClasses } from '@takt/contract/stations.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { dash } from './figures.ts'
import css from '~/shapes/Times.module.css'
import { totalOf } from '~/shapes/TimesBar.tsx'

/** The classes of time with their sum, which is the shift so far. */
export function TimesTable({ times }: { times: LineBoard['times'] }) {
  const { boards, timeClass } = useWords()
  const formats = useFormats()
  const total = totalOf(times)
  const lasting = (ms: number) => formats.duration(Math.round(ms / 1000))
  const part = (ms: number) => (total > 0 ? formats.share(ms / total) : dash)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{boards.timeClass}</th>
          <th scope="col">{boards.duration}</th>
          <th scope="col">{boards.share}</th>
        </tr>
      </thead>
      <tbody>
        {timeClasses.map((name) => (
          <tr key={name}>
            <th scope="row">
              <StatusDot {...stateOf('timeClass', name)}>{timeClass[name]}</StatusDot>
            </th>
            <td>{lasting(times[name])}</td>
            <td>{part(times[name])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{boards.total}</th>
          <td>{lasting(total)}</td>
          <td>{part(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
