import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { useUnsavedWork } from './unsaved.ts'

/**
 * Keeps what has unsaved changes. However somebody leaves it (another row, Back, a link of the menu), it stays
 * on screen until they allow it to go; `stay` brings the address back.
 */
export function useHoldOpen<Key>(
  chosen: Key | null,
  isSame: (one: Key | null, other: Key | null) => boolean,
  stay: (key: Key) => void,
) {
  const words = useWords()
  const [unsaved, setUnsaved] = useState<Key | null>(null)
  const asking = useRef(false)
  useUnsavedWork(unsaved !== null)
  const away = unsaved !== null && !isSame(unsaved, chosen)

  const ask = useEffectEvent((held: Key) => {
    if (asking.current) return
    asking.current = true
    const { discard, discardWhy, discardYes, keepEditing } = words.shell
    void confirm({ title: discard, text: discardWhy, yes: discardYes, no: keepEditing, danger: true }).then(
      (go) => {
        asking.current = false
        if (go) setUnsaved(null)
        else stay(held)
      },
    )
  })
  // Somebody may leave again before the address is back.
  const { key: address } = useLocation()
  useEffect(() => {
    if (away) ask(unsaved)
  }, [away, unsaved, address])

  return { shown: unsaved ?? chosen, unsaved: unsaved !== null, setUnsaved }
}
