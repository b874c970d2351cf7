import { useEffect, useMemo } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { mostPhotos } from '@takt/contract/failurePhotos.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ChoosePhotos } from '~/shapes/ChoosePhotos.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './defectReports.module.css'

/** Photos that go with what is about to be logged: it is logged at once, they follow. */
export function DraftPhotos({ photos, onChange }: { photos: File[]; onChange: (photos: File[]) => void }) {
  const words = useWords()
  const full =
    photos.length < mostPhotos
      ? null
      : sayFacts(words, words.error['failurePhotos.too_many'], { most: mostPhotos })
  return (
    <div className={css.photos}>
      <ChoosePhotos blocked={full} onChoose={(more) => onChange([...photos, ...more].slice(0, mostPhotos))} />
      {photos.map((photo, i) => (
        <Chosen
          key={`${photo.name} ${photo.lastModified} ${i}`}
          photo={photo}
          number={i + 1}
          onDrop={() => onChange(photos.filter((one) => one !== photo))}
        />
      ))}
    </div>
  )
}

function Chosen({ photo, number, onDrop }: { photo: File; number: number; onDrop: () => void }) {
  const { failurePhotos: said } = useWords()
  const address = useMemo(() => URL.createObjectURL(photo), [photo])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <figure>
      <img src={address} alt={fill(said.chosen, { number })} />
      <Action icon="close" bare onClick={onDrop}>
        {fill(said.leaveOut, { number })}
      </Action>
    </figure>
  )
}
