import { fill } from '@takt/contract/errors.ts'
import { lines } from '@takt/contract/lines.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { GoTo } from './GoTo.tsx'

/** What to do about it depends on who is there. */
export function NoLines() {
  const { boards, page } = useWords()
  const forbidden = useForbidden(lines.create)
  if (forbidden)
    return (
      <EmptyState title={boards.noLines} icon="line">
        {boards.noLinesOther}
      </EmptyState>
    )
  return (
    <EmptyState title={boards.noLines} icon="line">
      <p>{fill(boards.noLinesAdmin, { command: 'npm run import' })}</p>
      <p>
        <GoTo page="lineDef">{boards.toLines}</GoTo>{' '}
        <GoTo page="guide" look="plain">
          {page.guide}
        </GoTo>
      </p>
    </EmptyState>
  )
}
