import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { Button, Popover } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { RowPart } from '~/ui/row-part.tsx'
import css from './RowActions.module.css'

type RowActionsProps = {
  tabIndex: number
  /** All of them are in the menu. */
  whole?: boolean
  children: ReactNode
}

/** The buttons of a row are one stop of the grid; the arrows walk between them. Those without words are behind the last one, in a menu with their words. */
export function RowActions({ tabIndex, whole = false, children }: RowActionsProps) {
  const { shell } = useWords()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const items = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // Of a page of rows hardly one menu is opened, and each costs more than the rest of its row.
  const [isOpen, openMenu] = useState(false)
  if (open && !isOpen) openMenu(true)
  useLayoutEffect(() => {
    box.current?.querySelectorAll('button').forEach((button) => {
      button.tabIndex = tabIndex
    })
  })
  const close = () => {
    setOpen(false)
    opener.current?.focus({ preventScroll: true })
  }
  const more = (
    <Button
      ref={opener}
      type="text"
      className={css.more}
      icon={<Icon name="more" />}
      aria-label={shell.actions}
      aria-haspopup="true"
      aria-expanded={open}
      aria-controls={id}
      onClick={isOpen ? undefined : () => setOpen(true)}
    />
  )
  return (
    <div ref={box} className={css.buttons} data-actions>
      {whole ? <i hidden data-in-menu /> : <RowPart value="row">{children}</RowPart>}
      {isOpen ? (
        <Popover
          id={`${id}-box`}
          open={open}
          onOpenChange={setOpen}
          trigger="click"
          placement="bottomRight"
          arrow={false}
          content={
            <Menu id={id} label={shell.actions} box={items} onClose={close}>
              <RowPart value={whole ? 'whole' : 'menu'}>{children}</RowPart>
            </Menu>
          }
          classNames={{ container: css.menu ?? '' }}
          afterOpenChange={(shown) => {
            if (shown) items.current?.querySelector('button')?.focus({ preventScroll: true })
          }}
        >
          {more}
        </Popover>
      ) : (
        more
      )}
    </div>
  )
}

/** It hides when something is chosen and stays drawn: the question of a button is a part of it. Nothing pressed in it concerns the grid below. */
function Menu({
  id,
  label,
  box,
  onClose,
  children,
}: {
  id: string
  label: string
  box: RefObject<HTMLDivElement | null>
  onClose: () => void
  children: ReactNode
}) {
  const choose = ({ target }: SyntheticEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    // Before the button's own work: what that opens gives the focus back to where it was.
    if (button && box.current?.contains(button) && button.getAttribute('aria-disabled') !== 'true') onClose()
  }
  const walk = (event: KeyboardEvent) => {
    const inside = box.current?.contains(document.activeElement)
    // In the question of a button, Escape belongs to whatever is on top: a message, then the question.
    if (inside || event.key !== 'Escape') event.stopPropagation()
    if (inside && (event.key === 'Tab' || event.key === 'Escape')) return onClose()
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement) // only a button of this list is found in it
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (at < 0 || step === 0) return
    event.preventDefault()
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    <div
      ref={box}
      id={id}
      role="toolbar"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={label}
      onClickCapture={choose}
      onKeyDown={walk}
      onClick={stop}
      onMouseDown={stop}
      onDoubleClick={stop}
    >
      {children}
    </div>
  )
}
const stop = (event: SyntheticEvent) => event.stopPropagation()

/** True: the key went to the next button of this row and the grid must not move. */
export function moveInActions({ key, target }: { key: string; target: EventTarget }): boolean {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || !(target instanceof HTMLElement)) return false
  const all = [...(target.closest('[data-actions]')?.querySelectorAll('button') ?? [])]
  const buttons = all.filter(
    (button) =>
      !button.classList.contains(css.more ?? '') || button.parentElement?.querySelector('[data-in-menu]'),
  )
  const next = buttons[buttons.indexOf(target as HTMLButtonElement) + step] // only a button of this list is found in it
  if (!buttons.includes(target as HTMLButtonElement) || !next) return false
  next.focus()
  return true
}
