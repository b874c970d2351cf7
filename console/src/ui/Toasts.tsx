import { createContext, use, type ReactNode } from 'react'
import { message } from 'antd'

type Messages = ReturnType<typeof message.useMessage>[0]

/** Navigation bar and tabs stay in reach. */
const belowTabs = 94
const Said = createContext<Messages | null>(null)

/** Where the toasts of everything inside are shown. */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages, place] = message.useMessage({ top: belowTabs })
  return (
    <Said value={messages}>
      {place}
      {children}
    </Said>
  )
}

export function useMessages(): Messages {
  const messages = use(Said)
  if (!messages) throw new Error('A toast needs <Toasts> around it')
  return messages
}
