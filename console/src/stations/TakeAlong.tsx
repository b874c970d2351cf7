import { useRef } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './stations.module.css'

/**
 * Text to take elsewhere, with its button. Browsers keep their clipboard from pages that came without TLS, as plants serve them:
 * there the text itself is marked and copied the old way, and stays marked if even that is not allowed.
 */
export function TakeAlong({ label, text, copy }: { label: string; text: string; copy: string }) {
  const words = useWords()
  const toast = useToast()
  const box = useRef<HTMLTextAreaElement>(null)
  const take = async () => {
    box.current?.select()
    const taken = window.isSecureContext ? await navigator.clipboard.writeText(text).then(() => true, () => false) : document.execCommand('copy')
    if (taken) toast.tell(words.say.copied)
    else toast.refuse(words.stations.copyByHand)
  }
  return (
    <div className={css.take}>
      <textarea ref={box} readOnly rows={text.split('\n').length} aria-label={label} value={text} spellCheck={false} onFocus={({ target }) => target.select()} />
      <Action icon="copy" onClick={() => void take()}>{copy}</Action>
    </div>
  )
}
