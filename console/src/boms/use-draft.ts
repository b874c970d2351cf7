import { useCallback, useMemo } from 'react'
import { bomRowCells, boms } from '@takt/contract/boms.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useSaving, useTypedOver } from '~/shapes/typed-over.ts'
import { sameRows, typedRows } from '~/shapes/typed-rows.ts'
import { type Bill, bills } from './bills.ts'
import { cells, type TypedRow } from './cells.ts'
import { checkRows } from './check.ts'
import type { Named } from './named.ts'

const headNames = ['bomName', 'typeNo', 'validFrom', 'remark'] as const
export type Typed = Pick<Bill, (typeof headNames)[number]> & { rows: TypedRow[] }
type Draft = ReturnType<typeof useDraft>

/** What is typed over a bill. */
export function useDraft(bill: Bill, named: Named | undefined, onUnsaved: (unsaved: boolean) => void) {
  const words = useWords()
  const { decimal } = useFormats()
  const typedOf = useCallback(
    ({ bomName, typeNo, validFrom, remark, rows }: Bill): Typed => ({
      bomName,
      typeNo,
      validFrom,
      remark,
      rows: typedRows(cells, rows, decimal),
    }),
    [decimal],
  )
  const draft = useTypedOver(bill, { typedOf, isSame, isNewer, onUnsaved })
  const { rows } = draft.typed
  const checked = useMemo(() => checkRows(rows, named, words, decimal), [rows, named, words, decimal])
  return {
    ...draft,
    ...checked,
    readable: Boolean(draft.typed.bomName && draft.typed.typeNo) && checked.faults.length === 0,
  }
}

const isSame = (one: Typed, other: Typed) =>
  headNames.every((name) => one[name] === other[name]) && sameRows(bomRowCells, one.rows, other.rows)
const isNewer = (now: Bill, base: Bill) => now.revision > base.revision

/** Saves the bill with its rows after a yes, on the revision it was begun from. */
export function useSaveBill(
  { base, typed, drafts, begin }: Draft,
  onRefused: (refusal: Refusal | null) => void,
) {
  const words = useWords()
  const save = useSaving(boms.update, (saved) => begin({ ...base, ...saved }), onRefused)
  const { bomCode, bomVer, revision } = base
  const { bomName, typeNo, validFrom, remark } = typed
  const rows = drafts.toSorted((one, other) => one.seqNum - other.seqNum)
  return () =>
    save(
      bills.say(words.versions.saveQuestion, base),
      { bomCode, bomVer, revision, bomName, typeNo, validFrom, remark, rows },
      () => words.say.updateSuccess,
    )
}
