import { useEffect, useEffectEvent, type Key } from 'react'
import { message } from 'antd'
import type { ArgsProps } from 'antd/es/message/interface'

export type Messages = { open: (notice: ArgsProps) => void; destroy: (key?: Key) => void }

/** Navigation bar and tabs stay in reach. */
const belowTabs = 94

/** Draws the messages. It comes after the first page, or with the first message. */
export function ToastPlace({ onReady }: { onReady: (messages: Messages) => void }) {
  const [messages, place] = message.useMessage({ top: belowTabs })
  const ready = useEffectEvent(() => onReady(messages))
  useEffect(() => ready(), [])
  return place
}
