import type { HistoryProgress } from '@takt/contract/plant.ts'

let progress: HistoryProgress | null = null

/** The maker of the demonstration's history reports how far it is; null: it is there. Returns whether that is a change. */
export function setHistoryProgress(now: HistoryProgress | null): boolean {
  const isNews = now?.day !== progress?.day || now?.days !== progress?.days
  progress = now
  return isNews
}

export const historyProgress = () => (progress ? { history: progress } : {})
