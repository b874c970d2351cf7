import { useState } from 'react'
import { bomDefs, mostParts, type PartImportRow } from '@takt/contract/bomDefs.ts'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { useAsk } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ImportSheet } from '~/shapes/ImportSheet.tsx'
import { ImportVerdict } from '~/shapes/ImportVerdict.tsx'
import { useToast } from '~/ui/toast.ts'
import { readParts, template } from './read-parts.ts'

/** Parts from a file: read here, judged by the server, and only then written, all or none. */
export function ImportParts({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { bomDefs: said, imports } = words
  const { count } = useFormats()
  const toast = useToast()
  const ask = useAsk(bomDefs.import)
  const [rows, setRows] = useState<PartImportRow[]>([])
  const verdict = ask.data
  const changes = verdict ? verdict.created + verdict.updated : 0

  const judge = (read: PartImportRow[] | null) => {
    ask.reset()
    setRows(read ?? [])
    if (read) ask.mutate({ rows: read, dryRun: true })
  }
  const write = async () => {
    const done = await ask.mutateAsync({ rows, dryRun: false }).catch((error: unknown) => { if (!(error instanceof Refusal)) throw error })
    if (!done?.written) return
    toast.tell(fill(imports.done, { count: count(done.created + done.updated) }))
    onClose()
  }
  const blocked = !verdict ? imports.choose : verdict.faults.length > 0 ? imports.mend : changes === 0 ? imports.nothingNew : null
  return (
    <ImportSheet title={said.importTitle} about={said.importAbout} template={{ name: 'parts.csv', text: template() }} most={mostParts} read={(text) => readParts(text, words)} onRead={judge}
      does={{ label: fill(imports.do, { count: count(changes) }), blocked, busy: ask.isPending, do: () => void write() }} error={ask.error} onClose={onClose}>
      {verdict && <ImportVerdict verdict={verdict} head={said.code} fieldOf={(field) => (field === 'bomCode' ? said.code : undefined)} />}
    </ImportSheet>
  )
}
