import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import css from './TabStrip.module.css'
import { afterClosing, useTabs, type Tab } from './tabs.ts'

type TabMenuProps = { tab: Tab; current: string; x: number; y: number; onClose: () => void }

const room = 180

/** What can be done with one tab. Closes on a choice, Escape, a press or a focus elsewhere, and on navigation. */
export function TabMenu({ tab, current, x, y, onClose }: TabMenuProps) {
  const { shell } = useWords()
  const navigate = useNavigate()
  const { refresh, close, closeOthers, closeAll } = useTabs()
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef(document.activeElement)
  useEffect(() => {
    menu.current?.querySelector('button')?.focus()
    const outside = ({ target }: Event) => { if (target instanceof Node && !menu.current?.contains(target)) onClose() }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [onClose])

  const go = (to: string | null) => { if (to !== null) void navigate(to) }
  const here = tab.path + tab.search
  const isCurrent = tab.path === current
  const choices = [
    { label: shell.refresh, choose: () => { refresh(tab.path); if (!isCurrent) go(here) } },
    ...(tab.pinned ? [] : [{ label: shell.close, choose: () => { close(tab.path); go(afterClosing(current)) } }]),
    { label: shell.closeOthers, choose: () => { closeOthers(tab.path); if (!isCurrent) go(here) } },
    // From a pinned tab: to that tab; else to the last pinned one.
    { label: shell.closeAll, choose: () => { closeAll(); go(tab.pinned ? here : afterClosing(current)) } },
  ]
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement) // -1 where it is none of them
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to !== undefined) buttons[(to + buttons.length) % buttons.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      onClose()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={shell.tabMenu} className={css.menu} onKeyDown={walk} style={{ insetInlineStart: Math.min(x, window.innerWidth - room), insetBlockStart: y }}>
      {choices.map(({ label, choose }) => (
        <button key={label} type="button" role="menuitem" tabIndex={-1} onClick={() => { onClose(); choose() }}>{label}</button>
      ))}
    </div>
  )
}
