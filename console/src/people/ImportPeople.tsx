import { useState } from 'react'
import { Radio, Spin, Upload } from 'antd'
import type { z } from 'zod'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { mostPeople, users, type ImportRow } from '@takt/contract/users.ts'
import { useAsk } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { decode, type Unread } from '~/fields/read-table.ts'
import { sayRefusal, useLanguage, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { useToast } from '~/ui/toast.ts'
import { ImportVerdict } from './ImportVerdict.tsx'
import css from './people.module.css'
import { readPeople, template } from './read-people.ts'

type Existing = z.input<typeof users.import.input>['existing']
type Chosen = { name: string; rows: ImportRow[]; leftOut: string[] }

/** People from a file: read here, judged by the server, and only then written, all or none. */
export function ImportPeople({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { people, say } = words
  const language = useLanguage()
  const formats = useFormats()
  const toast = useToast()
  const ask = useAsk(users.import)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [unread, setUnread] = useState<Unread | null>(null)
  const [existing, setExisting] = useState<Existing>('update')
  const verdict = ask.data

  const check = (rows: ImportRow[], how: Existing) => ask.mutate({ rows, existing: how, dryRun: true })
  const choose = async (file: File) => {
    ask.reset()
    const read = readPeople(decode(await file.arrayBuffer(), language), words)
    setUnread('fault' in read ? read : null)
    setChosen('fault' in read ? null : { name: file.name, ...read })
    if (!('fault' in read)) check(read.rows, existing)
  }
  const decide = (how: Existing) => {
    setExisting(how)
    if (chosen) check(chosen.rows, how)
  }
  const write = async () => {
    const done = await ask.mutateAsync({ rows: chosen!.rows, existing, dryRun: false }).catch((error: unknown) => { if (!(error instanceof Refusal)) throw error })
    if (!done?.written) return
    toast.tell(fill(people.importDone, { count: formats.count(done.created + done.updated) }))
    onClose()
  }
  const changes = verdict ? verdict.created + verdict.updated : 0
  const blocked = !verdict ? people.choose : verdict.faults.length > 0 ? people.mend : changes === 0 ? fill(people.willStay, { count: verdict.unchanged }) : null
  const footer = (
    <div className={css.foot}>
      <Action onClick={onClose}>{say.cancel}</Action>
      <Action look="main" icon="check" busy={ask.isPending} blocked={blocked} onClick={() => void write()}>{fill(people.importDo, { count: formats.count(changes) })}</Action>
    </div>
  )
  return (
    <SideSheet title={people.importTitle} size={720} onClose={onClose} footer={footer}>
      <div className={css.stack}>
        <p>{people.importAbout} <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(template())}`} download="users.csv">{people.template}</a></p>
        <Upload.Dragger accept=".csv,text/csv,text/plain" maxCount={1} showUploadList={false} beforeUpload={(file) => { void choose(file); return false }}>
          <Icon name="file" size={24} /><p>{chosen?.name ?? people.choose}</p>
        </Upload.Dragger>
        <div className={css.counts}>
          <span>{people.existing}</span>
          <Radio.Group aria-label={people.existing} value={existing} onChange={({ target }) => decide(target.value as Existing)}
            options={[{ value: 'update', label: people.existingUpdate }, { value: 'refuse', label: people.existingRefuse }]} />
        </div>
        {unread && <p role="alert" className={css.bad}>{fill(people[unread.fault], { most: formats.count(mostPeople), ...('column' in unread && { column: unread.column }) })}</p>}
        {ask.error && <p role="alert" className={css.bad}>{sayRefusal(words, ask.error)}</p>}
        {ask.isPending && <div role="status"><Spin size="small" /> {people.importing}</div>}
        {chosen && chosen.leftOut.length > 0 && <p className={css.quiet}>{fill(people.leftOut, { columns: chosen.leftOut.join(', ') })}</p>}
        {verdict && !ask.isPending && <ImportVerdict {...verdict} />}
      </div>
    </SideSheet>
  )
}
