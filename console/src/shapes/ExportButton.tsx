import { Dropdown } from 'antd'
import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { fill } from '@takt/contract/errors.ts'
import { exportFormats, type ExportFormat } from '@takt/contract/lists.ts'
import { useForbidden } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useDownload } from './Downloading.tsx'

type ExportButtonProps<I extends z.ZodObject> = {
  endpoint: Endpoint<'download', I, z.ZodType>
  /** The list whose whole filter result is exported, in its order. */
  list: Pick<Listed<unknown>, 'filter' | 'sort'>
  /** What else the file should know: `{ pivot: true }`. */
  add?: Partial<z.input<I>>
}

/** Exports the whole filter result as a file, shows how far it is, and can be stopped. */
export function ExportButton<I extends z.ZodObject>({ endpoint, list, add }: ExportButtonProps<I>) {
  const words = useWords()
  const forbidden = useForbidden(endpoint)
  const tight = useNarrow(1200)
  const download = useDownload(endpoint)

  const run = (format: ExportFormat) => {
    const sort = 'sort' in endpoint.input.shape && list.sort?.by ? { sort: list.sort.by } : {}
    const input = { ...list.filter, ...sort, ...add, format } as z.input<I> // the list's filter is the export's filter, by contract
    return download.run(fill(words.lists.exporting, { format: format.toUpperCase() }), input)
  }
  const items = exportFormats.map((format) => ({
    key: format,
    label: fill(words.lists.exportAs, { format: format.toUpperCase() }),
    onClick: () => void run(format),
  }))
  const button = (
    <Action icon="export" bare={tight} blocked={forbidden} onClick={() => {}}>
      {words.say.export}
    </Action>
  )
  return (
    <>
      {forbidden ? (
        button
      ) : (
        <Dropdown menu={{ items }} trigger={['click']}>
          <span>{button}</span>
        </Dropdown>
      )}
      {download.shown}
    </>
  )
}
