import { useRef } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { copyText } from '~/ui/clipboard.ts'
import { useToast } from '~/ui/toast.ts'
import css from './stations.module.css'

/** Text to take elsewhere, with its button. Where the browser does not allow it, the text is marked to be copied by hand. */
export function TakeAlong({ label, text, copy }: { label: string; text: string; copy: string }) {
  const words = useWords()
  const toast = useToast()
  const box = useRef<HTMLTextAreaElement>(null)
  const take = async () => {
    if (await copyText(text)) return toast.tell(words.say.copied)
    box.current?.select()
    toast.refuse(words.stations.copyByHand)
  }
  return (
    <div className={css.take}>
      <textarea
        ref={box}
        readOnly
        rows={text.split('\n').length}
        aria-label={label}
        value={text}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <Action icon="copy" onClick={() => void take()}>
        {copy}
      </Action>
    </div>
  )
}
