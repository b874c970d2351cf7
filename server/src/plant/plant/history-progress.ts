import type { HistoryProgress } from '@takt/contract/plant.ts'

let progress: HistoryProgress | null = null

/** Whoever has the demonstration's history made says how far it is; null: it is there. Answers whether that is news. */
export function setHistoryProgress(now: HistoryProgress | null): boolean {
  const isNews = now?.day !== progress?.day || now?.days !== progress?.days
  progress = now
  return isNews
}

export const historyProgress = () => (progress ? { history: progress } : {})
