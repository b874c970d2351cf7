import { useCallback, useMemo } from 'react'
import { toolMemberCells, toolSets } from '@takt/contract/toolSets.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useSaving, useTypedOver } from '~/shapes/typed-over.ts'
import { sameRows, typedRows } from '~/shapes/typed-rows.ts'
import { cells, type TypedRow } from './cells.ts'
import { checkRows } from './check.ts'
import { sets, type ToolSet } from './sets.ts'

type Typed = Pick<ToolSet, 'toolSetName' | 'typeNos' | 'remark'> & { rows: TypedRow[] }
type Draft = ReturnType<typeof useDraft>

/** What is typed over a set. */
export function useDraft(set: ToolSet, onUnsaved: (unsaved: boolean) => void) {
  const words = useWords()
  const { decimal } = useFormats()
  const typedOf = useCallback(
    ({ toolSetName, typeNos, remark, members }: ToolSet): Typed => ({
      toolSetName,
      typeNos,
      remark,
      rows: typedRows(cells, members, decimal),
    }),
    [decimal],
  )
  const draft = useTypedOver(set, { typedOf, isSame, isNewer, onUnsaved })
  const { rows, toolSetName } = draft.typed
  const checked = useMemo(() => checkRows(rows, words, decimal), [rows, words, decimal])
  return { ...draft, ...checked, readable: Boolean(toolSetName) && checked.faults.length === 0 }
}

const isSame = (one: Typed, other: Typed) =>
  one.toolSetName === other.toolSetName &&
  one.remark === other.remark &&
  one.typeNos.join('\n') === other.typeNos.join('\n') &&
  sameRows(toolMemberCells, one.rows, other.rows)
const isNewer = (now: ToolSet, base: ToolSet) => now.revision > base.revision

/** Saves the set with its rows after a yes, on the revision it was begun from. */
export function useSaveToolSet(
  { base, typed, drafts, begin }: Draft,
  onRefused: (refusal: Refusal | null) => void,
) {
  const words = useWords()
  const save = useSaving(toolSets.update, begin, onRefused)
  const { toolSetId, toolSetVersion, revision } = base
  const { toolSetName, typeNos, remark } = typed
  const members = drafts.toSorted((one, other) => one.seqNum - other.seqNum)
  return () =>
    save(
      sets.say(words.versions.saveQuestion, base),
      { toolSetId, toolSetVersion, revision, toolSetName, typeNos, remark, members },
      () => words.say.updateSuccess,
    )
}
