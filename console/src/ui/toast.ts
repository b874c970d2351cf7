import { createElement, useEffect, type ReactNode } from 'react'
import { useMessages } from './Toasts.tsx'
import { UndoToast } from './UndoToast.tsx'

/** Shows a message for a while, whatever screen is open: the newest on top, paused while the pointer rests on it. The same `id` is one message, however often it is sent. */
export function useToast() {
  const message = useMessages()
  // A success may wait until the reader pauses, what went wrong may not.
  const say = (type: 'success' | 'warning' | 'error', content: ReactNode, duration: number, id?: string) => {
    const notice = {
      type,
      content,
      duration,
      role: type === 'success' ? 'status' : 'alert',
      ...(id && { key: id }),
    }
    message.open(notice)
  }
  return {
    tell: (text: string) => say('success', text, 3),
    warn: (text: string) => say('warning', text, 5),
    refuse: (text: string, { id, seconds = 5 }: { id?: string; seconds?: number } = {}) =>
      say('error', text, seconds, id),
    /** Done, and for ten seconds it can be taken back. */
    offerUndo: (text: string, words: { undo: string; hint: string }, undo: () => void) => {
      const once = () => {
        message.destroy('undo')
        undo()
      }
      say('success', createElement(UndoToast, { text, ...words, onUndo: once }), 10, 'undo')
    },
  }
}

/** Escape takes every message away. */
export function useToastsGoOnEscape() {
  const message = useMessages()
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') message.destroy()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [message])
}
