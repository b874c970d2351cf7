import { useEffect } from 'react'
import { App } from 'antd'

/** Says something for a while, whatever screen is open: the newest lowest, still while the pointer rests on it. The same `id` is one message, however often it is said. */
export function useToast() {
  const { message } = App.useApp()
  return {
    tell: (text: string) => void message.open({ type: 'success', content: text, duration: 3, role: 'status' }),
    warn: (text: string) => void message.open({ type: 'warning', content: text, duration: 5, role: 'alert' }),
    refuse: (text: string, { id, seconds = 5 }: { id?: string; seconds?: number } = {}) =>
      void message.open({ type: 'error', content: text, duration: seconds, role: 'alert', ...(id && { key: id }) }),
  }
}

/** Escape takes every message away. */
export function useToastsGoOnEscape() {
  const { message } = App.useApp()
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => { if (key === 'Escape') message.destroy() }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [message])
}
