import { useEffect, useState } from 'react'
import { Refusal } from '@takt/contract/errors.ts'
import { pictureTypes } from '@takt/contract/files.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { ChoosePhotos } from './ChoosePhotos.tsx'
import css from './photos.module.css'
import { uploadOf } from './upload-of.ts'

/** One photo of a record that is made now: taken or chosen, made small, uploaded at once and shown. */
export function PhotoInput({ value, onChange, describedBy }: InputProps) {
  const words = useWords()
  const [taken, setTaken] = useState<{ fileId: string; address: string } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(
    () => () => {
      if (taken) URL.revokeObjectURL(taken.address)
    },
    [taken],
  )
  const upload = async (file: File) => {
    setRefused(null)
    try {
      const { fileId } = await uploadOf(pictureTypes, file)
      setTaken({ fileId, address: URL.createObjectURL(file) })
      onChange(fileId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefused(sayRefusal(words, error))
    }
  }
  return (
    <div className={css.choose} aria-describedby={describedBy}>
      {taken && value === taken.fileId ? (
        <>
          <img className={css.small} src={taken.address} alt={words.field.photo} />
          <Action icon="bin" look="quiet" onClick={() => onChange(null)}>
            {words.files.removePicture}
          </Action>
        </>
      ) : (
        <ChoosePhotos
          room={1}
          onBusy={(busy) => busy && setRefused(null)}
          onChoose={([photo]) => photo && upload(photo)}
        />
      )}
      {refused && (
        <small className={css.bad} role="alert">
          {refused}
        </small>
      )}
    </div>
  )
}
