import { fill } from '@takt/contract/errors.ts'
import { lines } from '@takt/contract/lines.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'

/** What to do about it depends on who is there. */
export function NoLines() {
  const { boards } = useWords()
  const forbidden = useForbidden(lines.create)
  const next = forbidden ? boards.noLinesOther : fill(boards.noLinesAdmin, { call: `POST /api/${lines.create.name}`, command: 'npm run import' })
  return <EmptyState title={boards.noLines} icon="line">{next}</EmptyState>
}
