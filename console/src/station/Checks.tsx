import { useWords } from '~/i18n/words.tsx'
import { StationCheck } from '~/inspections/StationCheck.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

/** What is to be checked at this station, the most urgent first. */
export function Checks({ screen: { checks } }: TaskProps) {
  const { stationScreen: stationScreenWords } = useWords()
  if (checks.length === 0) return <EmptyState title={stationScreenWords.noChecks} icon="check" />
  return (
    <ul className={css.body}>
      {checks.map((check) => (
        <StationCheck key={check.itemCode} check={check} />
      ))}
    </ul>
  )
}
