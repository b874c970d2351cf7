import { useRef, useState } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { fileKinds, files, type FileType } from '@takt/contract/files.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './FileInput.module.css'
import { uploadOf } from './upload-of.ts'

type FileInputProps = InputProps & {
  types: readonly FileType[]
  saved: { fileId: string | null; fileName: string | null } | null
  /** What its record calls it. */
  labels: { noFile: string; chooseFile: string; removeFile: string; fileHint: string }
}

/** The one file of a record. What is chosen is uploaded at once, and shown by the record once that is saved. */
export function FileInput({ id, value, onChange, types, saved, labels }: FileInputProps) {
  const words = useWords()
  const { bytes } = useFormats()
  const { data: room } = useAnswer(files.room, {})
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ fileId: string; fileName: string } | null>(null)
  const [sent, setSent] = useState<{ done: number; size: number } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  const upload = async (file: File) => {
    setRefused(null)
    setSent({ done: 0, size: file.size })
    try {
      const tell = (done: number) => setSent({ done, size: file.size })
      const kept = await uploadOf(types, file, tell)
      setChosen(kept)
      onChange(kept.fileId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefused(sayRefusal(words, error))
    } finally {
      setSent(null)
    }
  }
  const name = [chosen, saved].find((one) => one?.fileId === value)?.fileName
  return (
    <div>
      <div className={css.row}>
        <span>{value ? name : labels.noFile}</span>
        <input
          ref={field}
          id={id}
          type="file"
          hidden
          accept={types.flatMap((type) => fileKinds[type].endings.map((ending) => `.${ending}`)).join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(file)
            target.value = ''
          }}
        />
        <Action icon="upload" busy={sent !== null} onClick={() => field.current?.click()}>
          {labels.chooseFile}
        </Action>
        {Boolean(value) && (
          <Action icon="bin" look="quiet" onClick={() => onChange(null)}>
            {labels.removeFile}
          </Action>
        )}
      </div>
      {sent && (
        <small role="status">
          {fill(words.files.progress, { done: bytes(sent.done), size: bytes(sent.size) })}
        </small>
      )}
      {refused ? (
        <small className={css.refused} role="alert">
          {refused}
        </small>
      ) : (
        room && <small>{fill(labels.fileHint, { size: bytes(room.fileSize) })}</small>
      )}
    </div>
  )
}
