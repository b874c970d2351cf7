import { fill } from '@takt/contract/errors.ts'
import { host, type Telegram } from '@takt/contract/host.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'

const each = bulkOf<Telegram>()

/** What a host that was away leaves behind is sent again, or taken care of, in one go. */
export function useTelegramBulk() {
  const { host: hostWords } = useWords()
  const formats = useFormats()
  return {
    nameOf: ({ id }: Telegram) => fill(hostWords.telegramOf, { id }),
    actions: [
      each(host.resend, {
        label: hostWords.resend,
        icon: 'refresh',
        question: (count) => fill(hostWords.bulk.resend, { count: formats.count(count) }),
        input: ({ id }) => ({ id }),
      }),
      each(host.handle, {
        label: hostWords.handle,
        icon: 'check',
        reason: 'required',
        question: (count) => fill(hostWords.bulk.handle, { count: formats.count(count) }),
        input: ({ id }, reason) => ({ id, reason }),
      }),
    ],
  }
}
