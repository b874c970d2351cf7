import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { useConfirm } from '~/ui/confirm.tsx'
import { isSame, type SetKey } from './whole-set.ts'

/**
 * Holds on to the set that has unsaved changes. However somebody leaves it (another row, Back, a link of the menu), it stays
 * on screen until they said that it may go; `stay` brings the address back.
 */
export function useUnsaved(chosen: SetKey | null, stay: (set: SetKey) => void) {
  const words = useWords()
  const confirm = useConfirm()
  const [unsaved, setUnsaved] = useState<SetKey | null>(null)
  const asking = useRef(false)
  const away = unsaved !== null && !isSame(unsaved, chosen)

  const ask = useEffectEvent((held: SetKey) => {
    if (asking.current) return
    asking.current = true
    const { discard, discardWhy, discardYes, keepEditing } = words.shell
    void confirm({ title: discard, text: discardWhy, yes: discardYes, no: keepEditing, danger: true }).then((go) => {
      asking.current = false
      if (go) setUnsaved(null)
      else stay(held)
    })
  })
  useEffect(() => {
    if (away && unsaved) ask(unsaved)
  }, [away, unsaved])

  useEffect(() => {
    if (!unsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])

  return { shown: unsaved ?? chosen, unsaved: unsaved !== null, setUnsaved }
}
