import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { copyText } from '~/ui/clipboard.ts'
import { useToast } from '~/ui/toast.ts'

export function CopyAction({
  text,
  blocked = null,
  children,
}: {
  text: string
  blocked?: string | null
  children: string
}) {
  const { walls } = useWords()
  const toast = useToast()
  const copy = async () => ((await copyText(text)) ? toast.tell(walls.copied) : toast.warn(walls.copyFailed))
  return (
    <Action icon="copy" blocked={blocked} onClick={() => void copy()}>
      {children}
    </Action>
  )
}
