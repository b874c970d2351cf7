import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useWords } from '~/i18n/words.tsx'
import type { useTabMoves } from './tab-moves.ts'
import css from './TabStrip.module.css'
import type { Tab } from './tabs.ts'

type TabMenuProps = {
  tab: Tab
  x: number
  y: number
  moves: ReturnType<typeof useTabMoves>
  onMoved: () => void
  onClose: () => void
}

const room = 180

/** What can be done with one tab. Closes on a choice, Escape, a press or a focus elsewhere, and when the window is left. */
export function TabMenu({ tab, x, y, moves, onMoved, onClose }: TabMenuProps) {
  const { shell } = useWords()
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef(document.activeElement)
  useEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    window.addEventListener('blur', onClose)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      window.removeEventListener('blur', onClose)
    }
  }, [onClose])

  const back = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const choices = (['refresh', 'close', 'closeOthers', 'closeAll'] as const).filter(
    (move) => move !== 'close' || !tab.meta.affix,
  )
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement) // -1 where it is none of them
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to !== undefined) buttons[(to + buttons.length) % buttons.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      onClose()
      back()
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={shell.tabMenu}
      className={css.menu}
      onKeyDown={walk}
      style={{ insetInlineStart: Math.min(x, window.innerWidth - room), insetBlockStart: y }}
    >
      {choices.map((move) => (
        <button
          key={move}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose()
            back()
            void moves[move](tab).then((done) => done && onMoved())
          }}
        >
          {shell[move]}
        </button>
      ))}
    </div>
  )
}
