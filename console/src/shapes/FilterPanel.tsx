import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import css from './Filters.module.css'

type FilterPanelProps = {
  open: boolean
  /** What it belongs to: the focus or a press outside of it closes the panel. */
  box: RefObject<HTMLElement | null>
  onClose: () => void
  onLeave: () => void
  children: ReactNode
}

/** The library draws lists of choices and calendars at the end of the document: they are a part of the panel all the same. A question over it does not close it either. */
const choosing = '.ant-select-dropdown, .ant-picker-dropdown, [role=tooltip], .ant-popover, [role=dialog]'

/** All filters of a list, below its row of chips; in a narrow window a sheet at the bottom. Once drawn it stays, so what was typed is kept. */
export function FilterPanel({ open, box, onClose, onLeave, children }: FilterPanelProps) {
  const [drawn, setDrawn] = useState(open)
  if (open && !drawn) setDrawn(true)
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && !box.current?.contains(target) && !target.closest(choosing)) onLeave()
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const inside = event.target instanceof Element && box.current?.contains(event.target)
    if (event.key === 'Escape' && !event.defaultPrevented && inside) onClose()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', escape)
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('keydown', escape)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [open])
  if (!drawn) return null
  return (
    <div className={css.sheet} hidden={!open}>
      <div className={css.behind} onClick={onLeave} aria-hidden />
      <form
        className={css.panel}
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        {children}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </div>
  )
}
