import { useMemo, useState } from 'react'
import type { ColumnWidths } from 'react-data-grid'
import { fill, Refusal } from '@takt/contract/errors.ts'
import type { ListChoice } from '@takt/contract/preferences.ts'
import { saveListChoice, useListChoice } from '~/api/preferences.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { arrange, isUntouched, withWidths } from './arrange.ts'
import type { Column } from './columns.tsx'

/** Keeps what this person makes of a list's columns, at once here and on the server; null: as the page has it. */
export function useKeepChoice(list: string) {
  const words = useWords()
  const toast = useToast()
  return (choice: ListChoice | null) =>
    saveListChoice(list, choice && !isUntouched(choice) ? choice : null, (error) => {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(fill(words.lists.notKept, { why: sayRefusal(words, error) }), { id: error.key })
    })
}

/** Which columns a person has chosen, where and how wide: on every computer the same. */
export function useColumnChoice<Row>(list: string, columns: readonly Column<Row>[]) {
  const choice = useListChoice(list)
  const keep = useKeepChoice(list)
  const arranged = useMemo(() => arrange(columns, choice), [columns, choice])
  // What the grid measured by itself is of this window and these columns, and not kept.
  const [measured, setMeasured] = useState<{ of: string; widths: ColumnWidths }>({
    of: '',
    widths: new Map(),
  })
  const of = JSON.stringify([
    arranged.filter(({ hidden }) => !hidden).map(({ column }) => column.name),
    choice.widths,
  ])
  const widths = useMemo((): ColumnWidths => {
    const kept = measured.of === of ? [...measured.widths].filter(([, { type }]) => type === 'measured') : []
    const resized = Object.entries(choice.widths).map(
      ([name, width]) => [name, { type: 'resized', width }] as const,
    )
    return new Map([...kept, ...resized])
  }, [measured, of, choice.widths])

  const setWidths = (next: ColumnWidths) => {
    setMeasured({ of, widths: next })
    const resized = [...next]
      .filter(([, { type }]) => type === 'resized')
      .map(([name, { width }]): [string, number] => [name, width])
    const arranged = withWidths(choice, resized)
    if (JSON.stringify(arranged.widths) !== JSON.stringify(choice.widths)) keep(arranged)
  }
  return { choice, keep, arranged, widths, setWidths }
}
