import { useState, type ReactNode } from 'react'
import { Upload } from 'antd'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { decode, type Unread } from '~/fields/read-table.ts'
import { sayRefusal, useLanguage, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './Import.module.css'

type Read<Row> = { rows: Row[]; leftOut: string[] } | Unread
type ImportSheetProps<Row> = {
  title: string
  about: string
  /** Its heading, as a file to fill in. */
  template: { name: string; text: string }
  most: number
  read: (text: string) => Read<Row>
  /** A file was read; null: it could not be. */
  onRead: (rows: Row[] | null) => void
  /** The button that does it: its word, why it cannot be pressed, and what it does. */
  does: { label: string; blocked: string | null; busy?: boolean; do: () => void }
  error?: Refusal | null | undefined
  /** What is chosen besides the file. */
  options?: ReactNode
  onClose: () => void
  /** What is shown about the rows. */
  children?: ReactNode
}

/** Rows from a CSV file: read here, judged by whoever takes them. */
export function ImportSheet<Row>({
  title,
  about,
  template,
  most,
  read,
  onRead,
  does,
  error = null,
  options,
  onClose,
  children,
}: ImportSheetProps<Row>) {
  const words = useWords()
  const { imports: importWords } = words
  const language = useLanguage()
  const { count, list } = useFormats()
  const [chosen, setChosen] = useState<{ name: string; found: Read<Row> } | null>(null)
  const choose = async (file: File) => {
    const found = read(decode(await file.arrayBuffer(), language))
    setChosen({ name: file.name, found })
    onRead('fault' in found ? null : found.rows)
  }
  const found = chosen?.found
  const footer = (
    <div className={css.foot}>
      <Action onClick={onClose}>{words.say.cancel}</Action>
      <Action
        look="main"
        icon="check"
        busy={does.busy}
        blocked={found && !('fault' in found) ? does.blocked : importWords.choose}
        onClick={does.do}
      >
        {does.label}
      </Action>
    </div>
  )
  return (
    <SideSheet title={title} size={720} onClose={onClose} footer={footer}>
      <div className={css.stack}>
        <p>
          {about}{' '}
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(template.text)}`}
            download={template.name}
          >
            {importWords.template}
          </a>
        </p>
        <Upload.Dragger
          accept=".csv,text/csv,text/plain"
          maxCount={1}
          showUploadList={false}
          beforeUpload={(file) => {
            void choose(file)
            return false
          }}
        >
          <Icon name="file" size={24} />
          <p>{chosen?.name ?? importWords.choose}</p>
        </Upload.Dragger>
        {options}
        {found && 'fault' in found && (
          <p role="alert" className={css.bad}>
            {fill(importWords.unread[found.fault], {
              most: count(most),
              ...('column' in found && { column: found.column }),
            })}
          </p>
        )}
        {found && 'leftOut' in found && found.leftOut.length > 0 && (
          <p className={css.quiet}>{fill(importWords.leftOut, { columns: list(found.leftOut) })}</p>
        )}
        {error && (
          <p role="alert" className={css.bad}>
            {sayRefusal(words, error)}
          </p>
        )}
        {does.busy ? (
          <div role="status">
            <Waiting size="small" label={importWords.checking} /> {importWords.checking}
          </div>
        ) : (
          children
        )}
      </div>
    </SideSheet>
  )
}
