import { useRef, useState } from 'react'
import { Checkbox, Upload } from 'antd'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { type ImportVerdict, mostOrders, type OrderRow } from '@takt/contract/order-import.ts'
import { orders } from '@takt/contract/orders.ts'
import { useAsk } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { emptyTable } from '~/fields/read-table.ts'
import { everyFieldName, sayRefusal, useLanguage, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { useToast } from '~/ui/toast.ts'
import { ColumnMeaning } from './ColumnMeaning.tsx'
import css from './import.module.css'
import { ImportFaults } from './ImportFaults.tsx'
import { guess, importable, type Meaning, orderRowsOf } from './order-columns.ts'
import { readSheetFile, type SheetRows, type Unread } from './read-sheet.ts'

const template = `data:text/csv;charset=utf-8,${encodeURIComponent(emptyTable(importable))}`
type Chosen = SheetRows & { name: string; meaning: Meaning }

/** Orders from a file: read here, its columns understood and corrected, judged by the server, and only then written. */
export function ImportOrders({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const orderImportWords = words.orderImport
  const language = useLanguage()
  const formats = useFormats()
  const toast = useToast()
  const ask = useAsk(orders.import)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [unread, setUnread] = useState<Unread | null>(null)
  const [leaveOut, setLeaveOut] = useState(false)
  const writing = useRef(false)
  const verdict = ask.data
  const missing = chosen ? (['orderCode'] as const).filter((name) => !chosen.meaning.includes(name)) : []

  const judge = (next: Chosen) => {
    setChosen(next)
    ask.reset()
    if (next.meaning.includes('orderCode'))
      ask.mutate({ rows: orderRowsOf(next.rows, next.meaning, formats), leaveOut: false, dryRun: true })
  }
  const choose = async (file: File) => {
    const [read, names] = await Promise.all([readSheetFile(file, language), everyFieldName()])
    setUnread('fault' in read ? read : null)
    setChosen(null)
    if (!('fault' in read)) judge({ ...read, name: file.name, meaning: guess(read.heads, names) })
  }
  const write = async () => {
    // A second click before the first is drawn.
    if (writing.current) return
    writing.current = true
    const done = await ask
      .mutateAsync({ rows: orderRowsOf(chosen!.rows, chosen!.meaning, formats), leaveOut, dryRun: false })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
      .finally(() => {
        writing.current = false
      })
    if (!done?.written) return
    toast.tell(fill(orderImportWords.done, { count: formats.count(done.created + done.updated) }))
    onClose()
  }
  const changes = verdict ? verdict.created + verdict.updated : 0
  const blocked =
    !chosen || !verdict
      ? orderImportWords.choose
      : verdict.faulty > 0 && !leaveOut
        ? orderImportWords.mend
        : changes === 0
          ? orderImportWords.nothing
          : null
  const footer = (
    <div className={css.foot}>
      <Action onClick={onClose}>{words.say.cancel}</Action>
      <Action look="main" icon="check" busy={ask.isPending} blocked={blocked} onClick={() => void write()}>
        {fill(orderImportWords.doIt, { count: formats.count(changes) })}
      </Action>
    </div>
  )
  return (
    <SideSheet title={orderImportWords.title} size={760} onClose={onClose} footer={footer}>
      <div className={css.stack}>
        <p>
          {orderImportWords.about}{' '}
          <a href={template} download="orders.csv">
            {orderImportWords.template}
          </a>
        </p>
        <Upload.Dragger
          accept=".csv,.xlsx,text/csv"
          maxCount={1}
          showUploadList={false}
          beforeUpload={(file) => {
            void choose(file)
            return false
          }}
        >
          <Icon name="file" size={24} />
          <p>{chosen?.name ?? orderImportWords.choose}</p>
        </Upload.Dragger>
        {unread && (
          <p role="alert" className={css.bad}>
            {fill(orderImportWords[unread.fault], { most: formats.count(mostOrders) })}
          </p>
        )}
        {chosen && (
          <ColumnMeaning
            sheet={chosen}
            meaning={chosen.meaning}
            onChange={(meaning) => judge({ ...chosen, meaning })}
          />
        )}
        {missing.map((name) => (
          <p key={name} role="alert" className={css.bad}>
            {fill(orderImportWords.missing, { field: words.field[name] })}
          </p>
        ))}
        <Judgement ask={ask} places={chosen?.places ?? []} leaveOut={leaveOut} onLeaveOut={setLeaveOut} />
      </div>
    </SideSheet>
  )
}

type CheckedImport = {
  data: ImportVerdict | undefined
  error: Refusal | null
  isPending: boolean
  variables: { rows: OrderRow[] } | undefined
}
type JudgementProps = {
  ask: CheckedImport
  places: readonly number[]
  leaveOut: boolean
  onLeaveOut: (leaveOut: boolean) => void
}

function Judgement({
  ask: { data, error, isPending, variables },
  places,
  leaveOut,
  onLeaveOut,
}: JudgementProps) {
  const words = useWords()
  const orderImportWords = words.orderImport
  return (
    <>
      {error && (
        <p role="alert" className={css.bad}>
          {sayRefusal(words, error)}
        </p>
      )}
      {isPending && (
        <div role="status">
          <Waiting size="small" label={orderImportWords.judging} /> {orderImportWords.judging}
        </div>
      )}
      {data && data.faulty > 0 && (
        <Checkbox checked={leaveOut} onChange={({ target }) => onLeaveOut(target.checked)}>
          {orderImportWords.leaveOutFaulty}
        </Checkbox>
      )}
      {data && !isPending && <ImportFaults {...data} rows={variables?.rows ?? []} places={places} />}
    </>
  )
}
