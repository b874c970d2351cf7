import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { fill } from '@takt/contract/errors.ts'
import type { ById } from '@takt/contract/frozenReports.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useDownload } from './Downloading.tsx'

export type PdfOf = Endpoint<'download', typeof ById, z.ZodType>

/** A kept report as paper, drawn by the server. */
export function PdfButton({ pdf, reportId }: { pdf: PdfOf; reportId: string }) {
  const { frozenReports: frozenReportWords, lists } = useWords()
  const forbidden = useForbidden(pdf)
  const download = useDownload(pdf)
  return (
    <>
      <Action
        icon="export"
        blocked={forbidden}
        onClick={() => void download.run(fill(lists.exporting, { format: 'PDF' }), { reportId })}
      >
        {frozenReportWords.pdf}
      </Action>
      {download.shown}
    </>
  )
}
