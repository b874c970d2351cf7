import { useEffect, useRef, useState } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { pictureTypes } from '@takt/contract/files.ts'
import { useFormats } from '~/fields/format.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './PictureInput.module.css'
import { uploadOf } from './upload-of.ts'

type PictureInputProps = Pick<InputProps, 'id' | 'value' | 'onChange'> & {
  /** Of the picture, in bytes. */
  limit: number
  /** The picture that is saved, as an address; null while it loads. */
  saved: string | null
  savedId: string | null
  /** The label of the field, and its text where it has no picture. */
  label: string
  none: string
}

/** A picture among the uploaded files. What is chosen here is uploaded at once, and shown by the record once that is saved. */
export function PictureInput({ id, value, onChange, limit, saved, savedId, label, none }: PictureInputProps) {
  const words = useWords()
  const { files: fileWords } = words
  const formats = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ fileId: string; address: string } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.address)
    },
    [chosen],
  )
  const kilo = limit / 1024

  const upload = async (file: File) => {
    setRefused(null)
    if (file.size > limit)
      return setRefused(fill(fileWords.pictureLarge, { size: formats.bytes(file.size), limit: kilo }))
    setBusy(true)
    try {
      const { fileId } = await uploadOf(pictureTypes, file)
      setChosen({ fileId, address: URL.createObjectURL(file) })
      onChange(fileId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefused(sayRefusal(words, error))
    } finally {
      setBusy(false)
    }
  }
  const isEmpty = value === null || value === undefined
  const shown = isEmpty ? null : value === chosen?.fileId ? chosen?.address : value === savedId ? saved : null
  return (
    <div className={css.picture}>
      {shown ? <img src={shown} alt={label} /> : isEmpty && <span>{none}</span>}
      <input
        ref={field}
        id={id}
        type="file"
        hidden
        accept={pictureTypes.map((type) => `image/${type}`).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          target.value = ''
        }}
      />
      <Action icon="upload" busy={busy} onClick={() => field.current?.click()}>
        {fileWords.choosePicture}
      </Action>
      {!isEmpty && (
        <Action icon="bin" look="quiet" onClick={() => onChange(null)}>
          {fileWords.removePicture}
        </Action>
      )}
      <small className={refused ? css.error : css.hint} role={refused ? 'alert' : undefined}>
        {refused ?? fill(fileWords.pictureHint, { limit: kilo })}
      </small>
    </div>
  )
}
