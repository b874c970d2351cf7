import { useEffect, useMemo } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { mostPhotos } from '@takt/contract/failurePhotos.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ChoosePhotos } from '~/shapes/ChoosePhotos.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './defectReports.module.css'
import type { TheDraft } from './use-draft.ts'

/** Photos that go with what is about to be logged: it is logged at once, they follow. */
export function DraftPhotos({ draft: { draft, type, typeLate } }: { draft: TheDraft }) {
  const words = useWords()
  const { photos } = draft
  const full =
    photos.length < mostPhotos
      ? null
      : sayFacts(words, words.error['failurePhotos.too_many'], { most: mostPhotos })
  return (
    <div className={css.photos}>
      <ChoosePhotos
        blocked={full}
        room={mostPhotos - photos.length}
        onBusy={(busy) => (busy ? type({ busy }) : typeLate(() => ({ busy })))}
        onChoose={(more) => typeLate((now) => ({ photos: [...now.photos, ...more] }))}
      />
      {photos.map((photo, i) => (
        <Chosen
          key={`${photo.name} ${photo.lastModified} ${i}`}
          photo={photo}
          number={i + 1}
          onDrop={() => type({ photos: photos.filter((one) => one !== photo) })}
        />
      ))}
    </div>
  )
}

function Chosen({ photo, number, onDrop }: { photo: File; number: number; onDrop: () => void }) {
  const { failurePhotos: failurePhotoWords } = useWords()
  const address = useMemo(() => URL.createObjectURL(photo), [photo])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <figure>
      <img src={address} alt={fill(failurePhotoWords.chosen, { number })} />
      <Action icon="close" bare onClick={onDrop}>
        {fill(failurePhotoWords.leaveOut, { number })}
      </Action>
    </figure>
  )
}
