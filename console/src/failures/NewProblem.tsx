import { useNavigate } from 'react-router'
import type { FailureFilter } from '@takt/contract/failure-rows.ts'
import { pages } from '@takt/contract/pages.ts'
import { problems } from '@takt/contract/problems.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

/** From the failures of one defect, as a bar of the summary opens them, to a problem that begins with it. */
export function NewProblem({ filter }: { filter: Partial<FailureFilter> }) {
  const { failures: failureWords, problems: problemWords } = useWords()
  const navigate = useNavigate()
  const mayOpen = useSession(({ grants }) => grants.problems !== undefined)
  const forbidden = useForbidden(problems.update)
  const { defectCode, stationNumber, typeNo } = filter
  const about = Object.entries({ defectCode, stationNumber, typeNo }).filter(([, value]) => value)
  if (!mayOpen) return null
  return (
    <Action
      icon="plus"
      blocked={forbidden ?? (defectCode ? null : failureWords.oneDefect)}
      onClick={() =>
        void navigate(
          `${pages.problems.path}?${new URLSearchParams([...(about as string[][]), ['new', '1']])}`,
        )
      }
    >
      {problemWords.createOne}
    </Action>
  )
}
