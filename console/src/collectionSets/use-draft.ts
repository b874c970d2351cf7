import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFormats } from '~/fields/format.tsx'
import type { Decimal } from '~/fields/typed-number.ts'
import { useWords } from '~/i18n/words.tsx'
import { sameRows, typedRows } from '~/shapes/typed-rows.ts'
import { cellNames, cells, type TypedRow } from './cells.ts'
import { checkRows } from './check.ts'
import type { WholeSet } from './whole-set.ts'

export type Typed = { colSetName: string; remark: string | null; rows: TypedRow[] }
export type Draft = ReturnType<typeof useDraft>

/** What is typed over a set, and what it was begun from: that is what it must still be when it is saved. */
export function useDraft(whole: WholeSet, onUnsaved: (unsaved: boolean) => void) {
  const words = useWords()
  const formats = useFormats()
  const { decimal } = formats
  const [base, setBase] = useState(whole)
  const [typed, setTyped] = useState<Typed>(() => typedOf(whole, decimal))

  const saved = useMemo(() => typedOf(base, decimal), [base, decimal])
  const unsaved = typed.colSetName !== saved.colSetName || typed.remark !== saved.remark || !sameRows(cellNames, typed.rows, saved.rows)
  const newer = whole.set.revision > base.set.revision
  const begin = (from: WholeSet) => {
    setBase(from)
    setTyped(typedOf(from, decimal))
  }
  // Nothing of ours is lost by following.
  if (newer && !unsaved) begin(whole)

  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(unsaved), [unsaved])

  const { faults, drafts: characteristics } = useMemo(() => checkRows(typed.rows, words, decimal), [typed.rows, words, decimal])
  return {
    base, typed, unsaved, faults, characteristics,
    overtaken: newer && unsaved,
    change: (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part })),
    reset: () => setTyped(saved),
    takeTheirs: () => begin(whole),
    begin,
  }
}

const typedOf = ({ set: { colSetName, remark }, characteristics }: WholeSet, decimal: Decimal): Typed => ({ colSetName, remark, rows: typedRows(cells, characteristics, decimal) })
