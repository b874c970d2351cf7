import { fill } from '@takt/contract/errors.ts'
import type { NoticeDelivery } from '@takt/contract/webhooks.ts'
import { whyNot } from '@takt/contract/why-not.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

/** What became of a notice, as a sentence: queued, tried again and when, sent, given up and why. */
export function Outcome({ of }: { of: NoticeDelivery }) {
  const words = useWords()
  const formats = useFormats()
  const { teleState, attempts, nextTry, errorText, doneAt } = of
  const facts = {
    count: formats.count(attempts),
    time: formats.when(teleState === 'ok' ? doneAt : nextTry),
    why: errorText === null ? '' : whyNot(words, errorText),
  }
  return fill(words.webhooks.outcomes[teleState], facts).trim()
}
