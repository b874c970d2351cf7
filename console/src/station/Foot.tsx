import type { StationScreen } from '@takt/contract/stationScreen.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { countsOf } from './counts.ts'
import css from './foot.module.css'
import { type Task, tasks } from './use-task.ts'

const icons: Record<Task, IconName> = {
  work: 'file',
  defects: 'close',
  material: 'reel',
  tools: 'gear',
  checks: 'check',
  help: 'bell',
  people: 'people',
}

type FootProps = { screen: StationScreen; task: Task; onOpen: (task: Task) => void }

/** The ways on the screen, with how much waits behind each. */
export function Foot({ screen, task, onOpen }: FootProps) {
  const { stationScreen: stationScreenWords } = useWords()
  const counts = countsOf(screen)
  return (
    <footer className={css.foot}>
      <nav className={css.tasks} aria-label={stationScreenWords.tasks}>
        {tasks.map((one) => (
          <button
            key={one}
            type="button"
            data-task={one}
            aria-current={one === task ? 'page' : undefined}
            onClick={() => onOpen(one)}
          >
            <Icon name={icons[one]} size={24} />
            <span>{stationScreenWords.task[one]}</span>
            {(counts[one] ?? 0) > 0 && <b className={css.count}>{counts[one]}</b>}
          </button>
        ))}
      </nav>
    </footer>
  )
}
