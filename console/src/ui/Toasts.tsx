import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { ArgsProps } from 'antd/es/message/interface'
import { Arriving } from './Arriving.tsx'
import { later } from './later.ts'
import { loadToasts } from './soon.ts'
import type { Messages } from './ToastPlace.tsx'

const ToastPlace = later(async () => (await loadToasts()).ToastPlace)

const ToastContext = createContext<Messages | null>(null)

/** Where the toasts of everything inside are shown. A toast before the place for it has come is kept until then. */
export function Toasts({ children }: { children: ReactNode }) {
  const [used, setUsed] = useState(false)
  const queue = useMemo(() => newQueue(() => setUsed(true)), [])
  return (
    <ToastContext value={queue.messages}>
      {used && (
        <Arriving>
          <ToastPlace onReady={queue.goOnWith} />
        </Arriving>
      )}
      {children}
    </ToastContext>
  )
}

function newQueue(onFirst: () => void) {
  let place: Messages | null = null
  let waiting: ArgsProps[] = []
  const messages: Messages = {
    open(notice) {
      if (place) return place.open(notice)
      waiting.push(notice)
      onFirst()
    },
    destroy(key) {
      if (place) return place.destroy(key)
      waiting = key === undefined ? [] : waiting.filter((notice) => notice.key !== key)
    },
  }
  const goOnWith = (ready: Messages) => {
    place = ready
    waiting.splice(0).forEach((notice) => ready.open(notice))
  }
  return { messages, goOnWith }
}

export function useMessages() {
  const messages = use(ToastContext)
  if (!messages) throw new Error('A toast needs <Toasts> around it')
  return messages
}
