import { countedTo } from '@takt/contract/lists.ts'
import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import { failures, type FailureRow, type FoundFailures } from '@takt/contract/failure-rows.ts'
import { type Disposition, dispositions } from '@takt/contract/failures.ts'
import { useForbidden } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useMany } from '~/shapes/use-many.ts'
import { useToast } from '~/ui/toast.ts'
import { moveIcons } from './use-bulk.ts'

export const foundOthers = dispositions.filter((to) => to !== 'rework')
type Scope = Omit<z.input<typeof failures.disposeFound.input>, 'disposition' | 'reason' | 'messageId'>

/** One decision about everything the filter finds; its progress is shown in its question. */
export function FoundMove({ list, to }: { list: Listed<FailureRow>; to: Disposition }) {
  const words = useWords()
  const failureWords = words.failures
  const { count } = useFormats()
  const tell = useTellFound()
  const label = failureWords.found[to]
  const { act, progress } = useMany(failures.disposeFound, failures.progress, label, tell)
  const forbidden = useForbidden(failures.disposeFound)
  const total = list.total ?? 0
  const found = total > countedTo ? `${count(countedTo)}+` : count(total)
  const scope = Object.fromEntries(
    Object.entries(list.filter).filter(([, value]) => value !== undefined && value !== null),
  ) as Scope // the filter of this list
  return (
    <ConfirmButton
      icon={moveIcons[to]}
      look={to === 'scrap' ? 'danger' : 'plain'}
      blocked={forbidden ?? (total === 0 ? failureWords.listEmpty : null)}
      question={progress ?? fill(failureWords.foundQuestion, { action: label, count: found })}
      reason="required"
      onConfirm={(reason) => act({ ...scope, disposition: to, reason })}
    >
      {label}
    </ConfirmButton>
  )
}

function useTellFound() {
  const { failures: failureWords } = useWords()
  const { count, list } = useFormats()
  const toast = useToast()
  return ({ changed, left }: FoundFailures) => {
    const groups = left.map(({ why, failures: many }) =>
      fill(failureWords.leftWhy[why], { count: count(many) }),
    )
    const done = fill(failureWords.foundDone, { changed: count(changed) })
    if (groups.length === 0) toast.tell(done)
    else toast.warn(`${done}. ${fill(failureWords.left, { groups: list(groups) })}`)
  }
}
