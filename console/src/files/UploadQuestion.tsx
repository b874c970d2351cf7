import { useId, useState } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { fileEndings, files } from '@takt/contract/files.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { whyLeftOut } from './accept.ts'
import css from './files.module.css'

/** Asked before anything is sent: a file dropped by mistake has not gone anywhere yet. */
export function UploadQuestion({
  chosen,
  onUpload,
  onClose,
}: {
  chosen: readonly File[]
  onUpload: (files: File[], note: string) => void
  onClose: () => void
}) {
  const words = useWords()
  const { files: fileWords, say, field } = words
  const formats = useFormats()
  const id = useId()
  const { data: room } = useAnswer(files.room, {})
  const [note, setNote] = useState('')
  const judged = chosen.map((file) => ({ file, why: whyLeftOut(words, file, room, formats.list) }))
  const accepted = judged.filter(({ why }) => why === null).map(({ file }) => file)
  const size = formats.bytes(accepted.reduce((sum, { size }) => sum + size, 0))

  const upload = () => {
    onClose()
    onUpload(accepted, note.trim())
  }
  return (
    <Dialog
      open
      title={fill(fileWords.question, { count: formats.count(accepted.length), size })}
      okText={fileWords.start}
      cancelText={say.cancel}
      onOk={upload}
      onCancel={onClose}
      okButtonProps={{ disabled: accepted.length === 0 }}
      width={520}
    >
      <ul className={css.chosen}>
        {judged.map(({ file, why }, at) => (
          <li key={at} data-out={why !== null}>
            <span>{file.name}</span>
            <small>{formats.bytes(file.size)}</small>
            {why && (
              <p role="alert">
                <b>{fileWords.leftOut}</b> {why}
              </p>
            )}
          </li>
        ))}
      </ul>
      <label htmlFor={id}>{field.note}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        aria-describedby={`${id}-hint`}
      />
      <small id={`${id}-hint`} className={css.quiet}>
        {fileWords.noteHint}
      </small>
      {room && (
        <p className={css.quiet}>
          {fill(fileWords.allowed, {
            size: formats.bytes(room.fileSize),
            endings: formats.list(fileEndings),
          })}
        </p>
      )}
    </Dialog>
  )
}
