import { useCallback, useMemo } from 'react'
import type { ParameterSet } from '@takt/contract/recipes.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useTypedOver } from '~/shapes/typed-over.ts'
import { sameRows, typedRows } from '~/shapes/typed-rows.ts'
import { cellNames, cells, type ParameterRow } from './cells.ts'
import { checkRows } from './check.ts'

type Typed = { remark: string | null; rows: ParameterRow[] }
export type Draft = ReturnType<typeof useDraft>

/** What is typed over a set, or over nothing yet. */
export function useDraft(set: ParameterSet | null, onUnsaved: (unsaved: boolean) => void) {
  const words = useWords()
  const { decimal } = useFormats()
  const typedOf = useCallback(
    (set: ParameterSet | null): Typed => ({
      remark: set?.remark ?? null,
      rows: typedRows(cells, set?.parameters ?? [], decimal),
    }),
    [decimal],
  )
  const draft = useTypedOver(set, { typedOf, isSame, isNewer, onUnsaved })
  const { rows } = draft.typed
  const checked = useMemo(() => checkRows(rows, words, decimal), [rows, words, decimal])
  return { ...draft, ...checked }
}

const isSame = (one: Typed, other: Typed) =>
  one.remark === other.remark && sameRows(cellNames, one.rows, other.rows)
const isNewer = (now: ParameterSet | null, base: ParameterSet | null) =>
  now?.paraVer !== base?.paraVer || (now?.revision ?? 0) > (base?.revision ?? 0)
