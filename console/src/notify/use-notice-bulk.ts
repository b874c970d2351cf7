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
  const { notifyCenter: said, say } = useWords()
  const { count: sayCount } = useFormats()
  const asked = (question: string) => (count: number) => fill(question, { count: sayCount(count) })
  return {
    nameOf,
    actions: [
      each(notices.handle, { label: said.handle, icon: 'check', question: asked(said.handleMany), input }),
      each(notices.delete, {
        label: say.delete,
        icon: 'bin',
        look: 'danger',
        question: asked(said.removeMany),
        input,
      }),
    ],
  }
}
