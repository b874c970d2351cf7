import { useCallback, useMemo } from 'react'
import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useTypedOver } from '~/shapes/typed-over.ts'
import { sameRows, typedRows } from '~/shapes/typed-rows.ts'
import { cellNames, cells, type TypedRow } from './cells.ts'
import { checkRows } from './check.ts'
import type { WholeSet } from './whole-set.ts'

export type Typed = Pick<CollectionSet, (typeof headNames)[number]> & { rows: TypedRow[] }
export const headNames = ['colSetName', 'remark', 'subgroupBy', 'subgroupMinutes'] as const
export type Draft = ReturnType<typeof useDraft>

/** What is typed over a set. */
export function useDraft(whole: WholeSet, onUnsaved: (unsaved: boolean) => void) {
  const words = useWords()
  const { decimal } = useFormats()
  const typedOf = useCallback(
    ({ set: { colSetName, remark, subgroupBy, subgroupMinutes }, characteristics }: WholeSet): Typed => ({
      colSetName,
      remark,
      subgroupBy,
      subgroupMinutes,
      rows: typedRows(cells, characteristics, decimal),
    }),
    [decimal],
  )
  const draft = useTypedOver(whole, {
    typedOf,
    isSame,
    isNewer: (now, base) => now.set.revision > base.set.revision,
    onUnsaved,
  })
  const { rows } = draft.typed
  const { faults, drafts: characteristics } = useMemo(
    () => checkRows(rows, words, decimal),
    [rows, words, decimal],
  )
  return { ...draft, faults, characteristics }
}

const isSame = (one: Typed, other: Typed) =>
  headNames.every((name) => one[name] === other[name]) && sameRows(cellNames, one.rows, other.rows)
