import { App } from 'antd'

/** Says something for a while, whatever screen is open. The same `id` is one message, however often it is said. */
export function useToast() {
  const { message } = App.useApp()
  return {
    tell: (text: string) => void message.open({ type: 'success', content: text, duration: 3 }),
    warn: (text: string) => void message.open({ type: 'warning', content: text, duration: 5 }),
    refuse: (text: string, { id, seconds = 5 }: { id?: string; seconds?: number } = {}) =>
      void message.open({ type: 'error', content: text, duration: seconds, ...(id && { key: id }) }),
  }
}
