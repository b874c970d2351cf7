import { useState } from 'react'
import { Spin, Upload } from 'antd'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { mostParameterRows, recipes, type ParameterRow } from '@takt/contract/recipes.ts'
import { useAsk } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { decode, type Unread } from '~/fields/read-table.ts'
import { sayRefusal, useLanguage, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { useToast } from '~/ui/toast.ts'
import { ImportVerdict } from './ImportVerdict.tsx'
import { readRows, template } from './read-rows.ts'
import css from './recipes.module.css'

type Chosen = { name: string; rows: ParameterRow[]; leftOut: string[] }

/** Parameters from a file: read here, judged by the server, and only then written, all or none. */
export function ImportRecipes({ typeNo, onClose }: { typeNo: string; onClose: () => void }) {
  const words = useWords()
  const { recipes: said, say } = words
  const language = useLanguage()
  const formats = useFormats()
  const toast = useToast()
  const ask = useAsk(recipes.import)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [unread, setUnread] = useState<Unread | null>(null)
  const verdict = ask.data

  const choose = async (file: File) => {
    ask.reset()
    const read = readRows(decode(await file.arrayBuffer(), language), words)
    setUnread('fault' in read ? read : null)
    setChosen('fault' in read ? null : { name: file.name, ...read })
    if (!('fault' in read)) ask.mutate({ typeNo, rows: read.rows, dryRun: true })
  }
  const write = async () => {
    const done = await ask.mutateAsync({ typeNo, rows: chosen!.rows, dryRun: false }).catch((error: unknown) => { if (!(error instanceof Refusal)) throw error })
    if (!done?.written) return
    toast.tell(fill(said.importDone, { count: formats.count(done.created + done.updated) }))
    onClose()
  }
  const changes = verdict ? verdict.created + verdict.updated : 0
  const blocked = !verdict ? said.choose : verdict.faults.length > 0 ? said.mend : changes === 0 ? said.nothingNew : null
  const unreadWords = { unreadable: said.unreadable, noRows: said.noRowsRead, tooManyRows: said.tooManyRows, doubleColumn: said.doubleColumn }
  const footer = (
    <div className={css.foot}>
      <span className={css.gap} />
      <Action onClick={onClose}>{say.cancel}</Action>
      <Action look="main" icon="check" busy={ask.isPending} blocked={blocked} onClick={() => void write()}>{fill(said.importDo, { count: formats.count(changes) })}</Action>
    </div>
  )
  return (
    <SideSheet title={said.importTitle} size={720} onClose={onClose} footer={footer}>
      <div className={css.editor}>
        <p>{said.importAbout} <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(template())}`} download="parameters.csv">{said.template}</a></p>
        <Upload.Dragger accept=".csv,text/csv,text/plain" maxCount={1} showUploadList={false} beforeUpload={(file) => { void choose(file); return false }}>
          <Icon name="file" size={24} /><p>{chosen?.name ?? said.choose}</p>
        </Upload.Dragger>
        {unread && <p role="alert" className={css.refused}>{fill(unreadWords[unread.fault], { most: formats.count(mostParameterRows), ...('column' in unread && { column: unread.column }) })}</p>}
        {ask.error && <p role="alert" className={css.refused}>{sayRefusal(words, ask.error)}</p>}
        {ask.isPending && <div role="status"><Spin size="small" /> {said.checking}</div>}
        {chosen && chosen.leftOut.length > 0 && <p className={css.quiet}>{fill(said.leftOut, { columns: chosen.leftOut.join(', ') })}</p>}
        {verdict && !ask.isPending && <ImportVerdict {...verdict} />}
      </div>
    </SideSheet>
  )
}
