import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { NoLines } from './NoLines.tsx'

/** Instead of the content of one line. The frame's list has the lines; where it has none, there is something else to do first. */
export function ChooseLine() {
  const words = useWords()
  const { data, error } = useAnswer(lines.list, {})
  if (!data && !error) return <div aria-busy />
  if (data && !data.some(({ enabled }) => enabled)) return <NoLines />
  return <EmptyState title={words.say.chooseLine} icon="line" />
}
