import { fill } from '@takt/contract/errors.ts'
import { notices, type Notice } from '@takt/contract/notices.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'

const each = bulkOf<Notice>()
const nameOf = ({ messageContent }: Notice) => messageContent
const input = ({ id }: Notice) => ({ ids: [id] })

/** What can be done with several notices at once. */
export function useNoticeBulk() {
  const { notifyCenter: notifyCenterWords, say } = useWords()
  const { count: sayCount } = useFormats()
  const questionOf = (question: string) => (count: number) => fill(question, { count: sayCount(count) })
  return {
    nameOf,
    actions: [
      each(notices.handle, {
        label: notifyCenterWords.handle,
        icon: 'check',
        question: questionOf(notifyCenterWords.handleMany),
        input,
      }),
      each(notices.delete, {
        label: say.delete,
        icon: 'bin',
        look: 'danger',
        question: questionOf(notifyCenterWords.removeMany),
        input,
      }),
    ],
  }
}
