import { useEffect, useEffectEvent } from 'react'
import { Button } from 'antd'
import css from './UndoToast.module.css'

type UndoToastProps = { text: string; undo: string; hint: string; onUndo: () => void }

/** Shows what was done and takes it back: by its button, or by Ctrl/Cmd+Z wherever one is but in a text. */
export function UndoToast({ text, undo, hint, onUndo }: UndoToastProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable=true]')
    if (
      event.key.toLowerCase() !== 'z' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      typing ||
      event.defaultPrevented
    )
      return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <span className={css.undo}>
      {text}
      <Button size="small" type="link" title={hint} aria-keyshortcuts="Control+Z" onClick={onUndo}>
        {undo}
      </Button>
    </span>
  )
}
