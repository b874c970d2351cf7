import type { Words } from '@takt/contract/locales/en/words.ts'
import type { ReworkView } from '@takt/contract/rework.ts'

/** What is in the first column of reports that are put together. */
export const sumHeads: Record<ReworkView, (words: Words) => string> = {
  rwkCode: ({ field }) => field.rwkCode,
  station: ({ rework }) => rework.view.station,
  defect: ({ field }) => field.symptom,
  repair: ({ field }) => field.repairCode,
  reworker: ({ rework }) => rework.who,
}
