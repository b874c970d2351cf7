import type { StationScreen } from '@takt/contract/stationScreen.ts'
import { useOpened } from '~/api/opened.ts'

export const tasks = ['work', 'defects', 'material', 'tools', 'checks', 'help', 'people'] as const
export type Task = (typeof tasks)[number]
export type TaskProps = {
  screen: StationScreen
  receivedAt: number
  onOpen: (task: Task) => void
  /** Which of the units that are here is worked on. */
  onUnit: (productId: string) => void
  /** Another station is requested. */
  onAsk: () => void
}

/** What is done on the screen now; it is in the address. */
export function useTask(): [task: Task, open: (task: Task) => void] {
  const [opened, open] = useOpened('task')
  return [tasks.find((one) => one === opened) ?? 'work', open]
}
