import { useState } from 'react'
import type { MarkedPlace } from '@takt/contract/defectDrawings.ts'
import type { OfferedDefect } from '@takt/contract/defectReports.ts'

const empty = {
  defectCode: null as string | null,
  subDefectCode: null as string | null,
  quantity: 1 as number | null,
  remark: '',
  photos: [] as File[],
  place: null as { x: number; y: number; placeCode: string | null } | null,
  /** Photos are still made small: it is not complete yet. */
  busy: false,
}
type Draft = typeof empty

/** In parts of the drawing: a click so near a marked place means it. */
const near = 0.04
type At = { x: number; y: number }

/** Where somebody pointed: the marked place there, if there is one. */
export function placeAt(places: readonly MarkedPlace[], at: At) {
  const far = (one: At) => Math.hypot(one.x - at.x, one.y - at.y)
  const [nearest] = places.toSorted((a, b) => far(a) - far(b))
  return nearest && far(nearest) <= near ? placeOf(nearest) : { ...at, placeCode: null }
}
export const placeOf = ({ x, y, placeCode }: MarkedPlace) => ({ x, y, placeCode })

type Kind = Pick<OfferedDefect, 'defectCode' | 'subDefectCode'>
/** Whose code was scanned: a kind of the chosen defect first. Null: a kind of several, none of which is chosen. */
export function defectOf(code: string, offered: readonly Kind[], chosen: string | null) {
  const found = offered.filter((one) => code === (one.subDefectCode ?? one.defectCode))
  const own = found.find(({ defectCode, subDefectCode }) => defectCode === chosen && subDefectCode !== null)
  const one = own ?? found.find(({ subDefectCode }) => subDefectCode === null)
  if (one || found.length < 2) return one ?? found[0]
  return null
}

/** What is chosen and typed about the unit or lot that is open. A scanned code of a defect chooses it. */
export function useDraft(opened: string | null, offered: readonly OfferedDefect[]) {
  const [kept, keep] = useState({ of: opened, begun: 0, draft: empty })
  const draftOf = (now: typeof kept) => (now.of === opened ? now.draft : empty)
  const draft = draftOf(kept)
  const type = (change: Partial<Draft>) =>
    keep((now) => ({ ...now, of: opened, draft: { ...draftOf(now), ...change } }))
  /** What took its time is this draft's; once that is gone, nobody's. */
  const typeLate = (change: (now: Draft) => Partial<Draft>) =>
    keep((now) =>
      now.of === opened && now.begun === kept.begun
        ? { ...now, draft: { ...now.draft, ...change(now.draft) } }
        : now,
    )
  const heads = offered.filter(({ subDefectCode }) => subDefectCode === null)
  const subs = offered.filter(
    ({ defectCode, subDefectCode }) => subDefectCode !== null && defectCode === draft.defectCode,
  )
  const choose = (defectCode: string) =>
    type({ defectCode: defectCode === draft.defectCode ? null : defectCode, subDefectCode: null })
  const chooseSub = (code: string) => type({ subDefectCode: code === draft.subDefectCode ? null : code })
  const { defectCode, remark, photos, place, busy } = draft
  const isBegun = defectCode !== null || remark.trim() !== '' || photos.length > 0 || place !== null || busy
  return {
    draft,
    isBegun,
    heads,
    subs,
    type,
    typeLate,
    choose,
    chooseSub,
    clear: () => keep(({ begun }) => ({ of: null, begun: begun + 1, draft: empty })),
  }
}
export type TheDraft = ReturnType<typeof useDraft>
