import { useRef, useState } from 'react'
import { Progress as ProgressBar } from 'antd'
import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { downloadFile, type Progress } from '~/api/download.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { useToast } from '~/ui/toast.ts'

/** Fetches a file, shows how far it is, and can be stopped. `shown` belongs on the screen while it runs. */
export function useDownload<I extends z.ZodObject>(
  endpoint: Endpoint<'download', I, z.ZodType>,
  stopped?: string,
) {
  const words = useWords()
  const toast = useToast()
  const [running, setRunning] = useState<{ title: string; progress: Progress | null } | null>(null)
  const control = useRef<AbortController>(null)

  const run = async (title: string, input: z.input<I>) => {
    control.current = new AbortController()
    setRunning({ title, progress: null })
    try {
      await downloadFile(
        endpoint,
        input,
        (progress) => setRunning({ title, progress }),
        control.current.signal,
      )
      toast.tell(words.say.downloadSuccess)
    } catch (error) {
      if (error instanceof Refusal) toast.refuse(sayRefusal(words, error))
      else if (control.current.signal.aborted) toast.warn(stopped ?? words.lists.exportStopped)
      else throw error
    } finally {
      setRunning(null)
    }
  }
  const stop = () => control.current?.abort()
  const shown = running && (
    <Dialog
      open
      title={running.title}
      onCancel={stop}
      footer={<Action onClick={stop}>{words.lists.exportStop}</Action>}
      mask={{ closable: false }}
      width={420}
    >
      <HowFar progress={running.progress} />
    </Dialog>
  )
  return { run, shown }
}

function HowFar({ progress }: { progress: Progress | null }) {
  const words = useWords()
  const formats = useFormats()
  if (!progress) return <p role="status">{words.say.loading}</p>
  const { rows, totalRows, bytes, totalBytes } = progress
  if (totalBytes)
    return (
      <div role="status">
        <ProgressBar percent={Math.floor((bytes / totalBytes) * 100)} />
        {formats.bytes(bytes)}
      </div>
    )
  const size = fill(words.lists.exportBytes, { size: formats.count(bytes / 1024) })
  if (rows === null || !totalRows) return <p role="status">{size}</p>
  const done = Math.min(rows, totalRows)
  return (
    <div role="status">
      <ProgressBar percent={Math.floor((done / totalRows) * 100)} />
      {fill(words.lists.exportRows, { rows: formats.count(done), total: formats.count(totalRows) })}
    </div>
  )
}
