import { bomDefs, type PartRow } from '@takt/contract/bomDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'

const each = bulkOf<PartRow>()
const nameOf = ({ bomCode }: PartRow) => bomCode
const because = ({ bomCode }: PartRow, reason: string) => ({ bomCode, reason })

/** What can be done to several parts at once. */
export function usePartBulk() {
  const { bomDefs: bomDefWords, say } = useWords()
  const formats = useFormats()
  const questionOf = (question: string) => (count: number) => fill(question, { count: formats.count(count) })
  return {
    nameOf,
    actions: [
      each(bomDefs.block, {
        label: bomDefWords.block,
        icon: 'lock',
        look: 'danger',
        question: questionOf(bomDefWords.bulk.block),
        reason: 'required',
        input: because,
      }),
      each(bomDefs.unblock, {
        label: bomDefWords.unblock,
        icon: 'check',
        question: questionOf(bomDefWords.bulk.unblock),
        reason: 'required',
        input: because,
      }),
      each(bomDefs.delete, {
        label: say.delete,
        icon: 'bin',
        look: 'danger',
        question: questionOf(bomDefWords.bulk.delete),
        input: ({ bomCode }) => ({ bomCode }),
      }),
    ],
  }
}
