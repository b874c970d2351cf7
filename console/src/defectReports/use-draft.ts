import { useState } from 'react'
import type { OfferedDefect } from '@takt/contract/defectReports.ts'

const empty = {
  defectCode: null as string | null,
  subDefectCode: null as string | null,
  quantity: 1,
  remark: '',
  photos: [] as File[],
  place: null as { x: number; y: number } | null,
}

/** What is chosen and typed about the unit or lot that is open. A scanned code of a defect chooses it. */
export function useDraft(offered: readonly OfferedDefect[]) {
  const [draft, setDraft] = useState(empty)
  const type = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }))
  const heads = offered.filter(({ subDefectCode }) => subDefectCode === null)
  const subs = offered.filter(
    ({ defectCode, subDefectCode }) => subDefectCode !== null && defectCode === draft.defectCode,
  )
  const choose = (defectCode: string) =>
    type({ defectCode: defectCode === draft.defectCode ? null : defectCode, subDefectCode: null })
  const chooseSub = (code: string) => type({ subDefectCode: code === draft.subDefectCode ? null : code })
  return { draft, heads, subs, type, choose, chooseSub, clear: () => setDraft(empty) }
}
export type TheDraft = ReturnType<typeof useDraft>
