import type { LineTile } from '@takt/contract/boards.ts'
import { Count } from '~/fields/Count.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import type { Tone } from '~/ui/tones.ts'
import css from './boards.module.css'
import { dash } from './figures.ts'

const kinds = [
  ['stationsDown', 'bad', 'stop'],
  ['activeAlarms', 'bad', 'bell'],
  ['stationsSilent', 'none', 'warning'],
] as const satisfies readonly (readonly [keyof LineTile, Tone, IconName])[]

/** What keeps the line from running; one quiet line where nothing does. */
export function Worries({
  tile,
}: {
  tile: Pick<LineTile, 'activeAlarms' | 'stationsDown' | 'stationsSilent' | 'lineState'>
}) {
  const words = useWords()
  // A line that is not in use needs none.
  const found = tile.lineState === 'disabled' ? [] : kinds.filter(([name]) => tile[name] > 0)
  if (found.length === 0)
    return (
      <p className={css.quiet}>
        {tile.lineState === 'noData' || tile.lineState === 'disabled' ? dash : words.boards.quiet}
      </p>
    )
  return (
    <ul className={css.worries}>
      {found.map(([name, tone, icon]) => (
        <li key={name} className={css.worry} data-tone={tone}>
          <Icon name={icon} size={15} />
          {words.field[name]}{' '}
          <b>
            <Count of={tile[name]} />
          </b>
        </li>
      ))}
    </ul>
  )
}
