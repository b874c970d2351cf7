import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Command } from '@takt/contract/endpoint.ts'
import { fill, Refusal } from '@takt/contract/errors.ts'
import type { Imported, ImportRow } from '@takt/contract/imports.ts'
import { useAsk } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import type { Unread } from '~/fields/read-table.ts'
import { useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { ImportSheet } from './ImportSheet.tsx'
import { ImportVerdict } from './ImportVerdict.tsx'

type ImportRecordsProps<Also extends object> = {
  title: string
  about: string
  template: { name: string; text: string }
  most: number
  read: (text: string) => { rows: ImportRow[]; leftOut: string[] } | Unread
  command: Command<z.ZodType<unknown, { rows: ImportRow[]; dryRun: boolean } & Also>, z.ZodType<Imported>>
  /** What else the server gets; the rows are judged again when it changes. */
  also: Also
  options?: ReactNode
  /** What names a row, and what its fields are called here. */
  head: string
  fieldOf?: (field: string) => string | undefined
  onClose: () => void
}

/** Records from a file: read here, judged by the server, and only then written, all or none. */
export function ImportRecords<Also extends object>({
  command,
  also,
  head,
  fieldOf,
  onClose,
  ...sheet
}: ImportRecordsProps<Also>) {
  const { imports: importWords } = useWords()
  const { count } = useFormats()
  const toast = useToast()
  const ask = useAsk(command)
  const { mutate } = ask
  const [rows, setRows] = useState<ImportRow[] | null>(null)
  useEffect(() => {
    if (rows) mutate({ rows, dryRun: true, ...also })
  }, [rows, also, mutate])

  const verdict = rows ? ask.data : undefined
  const changes = verdict ? verdict.created + verdict.updated : 0
  const underWay = useRef(false)
  const write = async () => {
    if (underWay.current) return
    underWay.current = true
    const done = await ask
      .mutateAsync({ rows: rows!, dryRun: false, ...also })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
      .finally(() => {
        underWay.current = false
      })
    if (!done?.written) return
    toast.tell(fill(importWords.done, { count: count(done.created + done.updated) }))
    onClose()
  }
  const blocked = !verdict
    ? importWords.choose
    : verdict.faults.length > 0
      ? importWords.mend
      : changes === 0
        ? importWords.nothingNew
        : null
  return (
    <ImportSheet
      {...sheet}
      onRead={setRows}
      does={{
        label: fill(importWords.do, { count: count(changes) }),
        blocked,
        busy: ask.isPending,
        do: () => void write(),
      }}
      error={rows && ask.error}
      onClose={onClose}
    >
      {verdict && <ImportVerdict verdict={verdict} head={head} {...(fieldOf && { fieldOf })} />}
    </ImportSheet>
  )
}
