import { useRef, useState } from 'react'
import { mostPhotos } from '@takt/contract/failurePhotos.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './photos.module.css'
import { shrink } from './shrink.ts'

/** Taken with the phone's camera or chosen, several at once; made small here. */
export function ChoosePhotos({
  blocked = null,
  bare = false,
  onChoose,
}: {
  blocked?: string | null
  bare?: boolean
  onChoose: (photos: File[]) => void
}) {
  const words = useWords()
  const { failurePhotos: said } = words
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const choose = async (chosen: readonly File[]) => {
    setBusy(true)
    setRefused(null)
    const made: File[] = []
    // One after the other: a phone has no room for ten of 20 MB at once.
    for (const photo of chosen.slice(0, mostPhotos))
      try {
        made.push(await shrink(photo))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        setRefused(`${photo.name}: ${sayRefusal(words, error)}`)
      }
    setBusy(false)
    if (made.length > 0) onChoose(made)
  }
  return (
    <div className={css.choose}>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={said.add}
        onChange={({ target }) => {
          void choose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Action icon="camera" bare={bare} busy={busy} blocked={blocked} onClick={() => field.current?.click()}>
        {said.add}
      </Action>
      {refused && (
        <small className={css.bad} role="alert">
          {refused}
        </small>
      )}
    </div>
  )
}
