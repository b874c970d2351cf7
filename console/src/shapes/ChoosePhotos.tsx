import { useRef, useState } from 'react'
import { mostPhotos } from '@takt/contract/failurePhotos.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { sayFacts, sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './photos.module.css'
import { shrink } from './shrink.ts'

/** Taken with the phone's camera or chosen, several at once; made small here. */
export function ChoosePhotos({
  blocked = null,
  bare = false,
  room = mostPhotos,
  onBusy,
  onChoose,
}: {
  blocked?: string | null
  bare?: boolean
  /** As many more are taken. */
  room?: number
  onBusy?: (busy: boolean) => void
  /** Busy until it is over. */
  onChoose: (photos: File[]) => unknown
}) {
  const words = useWords()
  const { failurePhotos: failurePhotoWords } = words
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string[]>([])
  const setWorking = (working: boolean) => {
    setBusy(working)
    onBusy?.(working)
  }
  const choose = async (chosen: readonly File[]) => {
    const most = { most: mostPhotos }
    const tooMany = sayFacts(words, words.error['failurePhotos.too_many'], most)
    setWorking(true)
    setRefused(chosen.length > room ? [tooMany] : [])
    const made: File[] = []
    // One after the other: a phone has no room for ten of 20 MB at once.
    for (const photo of chosen.slice(0, room))
      try {
        made.push(await shrink(photo))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const fault = `${photo.name}: ${sayRefusal(words, error)}`
        setRefused((all) => [...all, fault])
      }
    if (made.length > 0) await onChoose(made)
  }
  return (
    <div className={css.choose}>
      <input
        ref={field}
        type="file"
        hidden
        multiple={room > 1}
        accept="image/*"
        aria-label={failurePhotoWords.add}
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]).finally(() => setWorking(false))
          target.value = ''
        }}
      />
      <Action icon="camera" bare={bare} busy={busy} blocked={blocked} onClick={() => field.current?.click()}>
        {failurePhotoWords.add}
      </Action>
      {refused.map((text) => (
        <small key={text} className={css.bad} role="alert">
          {text}
        </small>
      ))}
    </div>
  )
}
