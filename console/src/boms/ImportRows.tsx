import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ImportSheet } from '~/shapes/ImportSheet.tsx'
import { useToast } from '~/ui/toast.ts'
import type { TypedRow } from './cells.ts'
import { most, readRows, template } from './read-rows.ts'

type ImportRowsProps = { bomCode: string; onTake: (rows: TypedRow[]) => void; onClose: () => void }

/** Rows of a file into the grid, where they are checked and corrected before they are saved. */
export function ImportRows({ bomCode, onTake, onClose }: ImportRowsProps) {
  const words = useWords()
  const { boms: bomWords, imports } = words
  const { decimal, count } = useFormats()
  const toast = useToast()
  const [rows, setRows] = useState<TypedRow[]>([])
  const take = () => {
    onTake(rows)
    toast.tell(fill(bomWords.imported, { count: count(rows.length) }))
    onClose()
  }
  return (
    <ImportSheet
      title={fill(bomWords.importTitle, { code: bomCode })}
      about={bomWords.importAbout}
      template={{ name: 'bom.csv', text: template() }}
      most={most}
      read={(text) => readRows(text, bomCode, words, decimal)}
      onRead={(read) => setRows(read ?? [])}
      does={{ label: fill(imports.do, { count: count(rows.length) }), blocked: null, do: take }}
      onClose={onClose}
    />
  )
}
