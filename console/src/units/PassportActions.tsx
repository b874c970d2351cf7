import type { Passport } from '@takt/contract/units.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'
import { copyText } from '~/ui/clipboard.ts'
import { asTable } from './as-table.ts'

/** Copies text to the clipboard and shows whether it is there. */
export function CopyButton({
  text,
  bare = false,
  children,
}: {
  text: () => string
  bare?: boolean
  children: string
}) {
  const words = useWords()
  const toast = useToast()
  const copy = async () =>
    (await copyText(text())) ? toast.tell(words.say.copied) : toast.refuse(words.units.copyFailed)
  return (
    <Action icon="copy" look={bare ? 'quiet' : 'plain'} bare={bare} onClick={() => void copy()}>
      {children}
    </Action>
  )
}

/** Every measured value of the unit, for a sheet or a mail. */
export function CopyValues({ passport }: { passport: Passport }) {
  const words = useWords()
  const formats = useFormats()
  return <CopyButton text={() => asTable(passport, words, formats)}>{words.units.copyTable}</CopyButton>
}
