import { failures, type FailureRow } from '@takt/contract/failure-rows.ts'
import { fill } from '@takt/contract/errors.ts'
import { type Disposition, dispositions } from '@takt/contract/failures.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'
import type { IconName } from '~/ui/Icon.tsx'

const each = bulkOf<FailureRow>()
export const moveIcons: Record<Disposition, IconName> = {
  rework: 'undo',
  scrap: 'bin',
  useAsIs: 'check',
  falseFail: 'play',
  returned: 'export',
}

/** What can be decided about several failures at once, for one reason. */
export function useFailureBulk() {
  const { failures: failureWords } = useWords()
  const formats = useFormats()
  return dispositions.map((disposition) =>
    each(failures.dispose, {
      label: failureWords.move[disposition],
      icon: moveIcons[disposition],
      look: disposition === 'scrap' ? 'danger' : 'plain',
      reason: 'required',
      question: (count) => fill(failureWords.bulk[disposition], { count: formats.count(count) }),
      input: ({ failId, failStatus }, reason) => ({ failId, disposition, reason, seen: failStatus }),
    }),
  )
}
