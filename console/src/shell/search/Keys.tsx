import { useEffect, useState } from 'react'
import { withWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { later } from '~/ui/later.ts'
import { loadPalette, Palette } from './later-palette.ts'

const Shortcuts = later(async () => (await withWords(() => import('./Shortcuts.tsx'))).Shortcuts)

type Shown = 'palette' | 'shortcuts' | null

/** The keys that work everywhere: Ctrl or Cmd and K finds anything, `?` lists the keys. */
export function Keys() {
  const [shown, setShown] = useState<Shown>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // Loaded while the hand goes from one key to the other: a scanner would type before it is there.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette().catch(() => {})
      const shown = shownBy(event)
      if (!shown) return
      event.preventDefault()
      setShown((now) => (now === shown ? null : shown))
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  const close = () => setShown(null)
  return (
    <Arriving>
      {shown === 'palette' && <Palette onClose={close} />}
      {shown === 'shortcuts' && <Shortcuts onClose={close} />}
    </Arriving>
  )
}

function shownBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Shown {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'palette'
  // Typed into a field it is a question mark.
  const typed =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '?' && !typed && !ctrlKey && !metaKey ? 'shortcuts' : null
}
