import { useRef, useState } from 'react'
import { Dropdown, Modal, Progress as ProgressBar } from 'antd'
import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { exportFormats, type ExportFormat } from '@takt/contract/lists.ts'
import { downloadFile, type Progress } from '~/api/download.ts'
import { useForbidden } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'

type ExportButtonProps<I extends z.ZodObject> = {
  endpoint: Endpoint<'download', I, z.ZodType>
  /** The list whose whole filter result is wanted, in its order. */
  list: Pick<Listed<unknown>, 'filter' | 'sort'>
  /** What else the file should know: `{ pivot: true }`. */
  add?: Partial<z.input<I>>
}

/** Hands the whole filter result over as a file, shows how far it is, and can be stopped. */
export function ExportButton<I extends z.ZodObject>({ endpoint, list, add }: ExportButtonProps<I>) {
  const words = useWords()
  const toast = useToast()
  const forbidden = useForbidden(endpoint)
  const [running, setRunning] = useState<{ format: ExportFormat; progress: Progress | null } | null>(null)
  const control = useRef<AbortController>(null)

  const run = async (format: ExportFormat) => {
    control.current = new AbortController()
    setRunning({ format, progress: null })
    const sort = 'sort' in endpoint.input.shape && list.sort?.by ? { sort: list.sort.by } : {}
    try {
      const input = { ...list.filter, ...sort, ...add, format } as z.input<I> // the list's filter is the export's filter, by contract
      await downloadFile(endpoint, input, (progress) => setRunning({ format, progress }), control.current.signal)
      toast.tell(words.say.downloadSuccess)
    } catch (error) {
      if (error instanceof Refusal) toast.refuse(sayRefusal(words, error))
      else if (control.current.signal.aborted) toast.warn(words.shell.exportStopped)
      else throw error
    } finally {
      setRunning(null)
    }
  }
  const items = exportFormats.map((format) => ({ key: format, label: fill(words.shell.exportAs, { format: format.toUpperCase() }), onClick: () => void run(format) }))
  const button = <Action icon="export" blocked={forbidden} onClick={() => {}}>{words.say.export}</Action>
  return (
    <>
      {forbidden ? button : <Dropdown menu={{ items }} trigger={['click']}><span>{button}</span></Dropdown>}
      {running && (
        <Modal open title={fill(words.shell.exporting, { format: running.format.toUpperCase() })} onCancel={() => control.current?.abort()} cancelText={words.shell.exportStop}
          okButtonProps={{ hidden: true }} mask={{ closable: false }} width={420}>
          <HowFar progress={running.progress} />
        </Modal>
      )}
    </>
  )
}

function HowFar({ progress }: { progress: Progress | null }) {
  const words = useWords()
  const formats = useFormats()
  if (!progress) return <p role="status">{words.say.loading}</p>
  const { rows, totalRows, bytes } = progress
  const size = fill(words.shell.exportBytes, { size: formats.count(bytes / 1024) })
  if (rows === null || !totalRows) return <p role="status">{size}</p>
  const done = Math.min(rows, totalRows)
  return (
    <div role="status">
      <ProgressBar percent={Math.floor((done / totalRows) * 100)} />
      {fill(words.shell.exportRows, { rows: formats.count(done), total: formats.count(totalRows) })}
    </div>
  )
}
