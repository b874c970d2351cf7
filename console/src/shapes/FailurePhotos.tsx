import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type FailurePhoto, failurePhotos, mostPhotos } from '@takt/contract/failurePhotos.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayFacts, sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { ChoosePhotos } from './ChoosePhotos.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import { queuePhotos } from './photo-queue.ts'
import css from './photos.module.css'
import { PhotosOnTheirWay } from './PhotosOnTheirWay.tsx'

/** Pictures that were taken of these failures; nothing where there are none. */
export function FailurePhotos({ failIds, removable = false }: { failIds: string[]; removable?: boolean }) {
  const { data = [] } = useAnswer(
    failurePhotos.list,
    { failIds: failIds.slice(0, 200) },
    { ready: failIds.length > 0 },
  )
  if (data.length === 0) return null
  return (
    <ul className={css.photos}>
      {data.map((photo) => (
        <Photo key={`${photo.failId} ${photo.picture}`} photo={photo} removable={removable} />
      ))}
    </ul>
  )
}

function Photo({ photo, removable }: { photo: FailurePhoto; removable: boolean }) {
  const words = useWords()
  const { failurePhotos: failurePhotoWords, field, say } = words
  const { when } = useFormats()
  const { failId, picture, addedBy, addedAt } = photo
  const { data, error, refetch } = useAnswer(failurePhotos.show, { failId, picture })
  const forbidden = useForbidden(failurePhotos.remove)
  const remove = useCommand(failurePhotos.remove, failurePhotoWords.removed)
  const [large, setLarge] = useState(false)
  if (!data)
    return (
      <li role={error ? 'alert' : undefined}>
        {error ? (
          <>
            <small className={css.bad}>{sayRefusal(words, error)}</small>
            <Action icon="refresh" onClick={() => void refetch()}>
              {say.retry}
            </Action>
          </>
        ) : (
          <Waiting label={say.loading} />
        )}
      </li>
    )
  if (!data.picture) return null
  const name = fill(failurePhotoWords.of, { who: whoIs(addedBy), when: when(addedAt) })
  return (
    <li>
      <button type="button" onClick={() => setLarge(true)} aria-label={name}>
        <img src={data.picture} alt={name} />
      </button>
      {large && (
        <Dialog open title={field.photo} footer={null} onCancel={() => setLarge(false)}>
          <figure className={css.large}>
            <img src={data.picture} alt={name} />
            <figcaption>{name}</figcaption>
          </figure>
          {removable && (
            <ConfirmButton
              icon="bin"
              blocked={forbidden}
              destroys
              question={failurePhotoWords.removeQuestion}
              reason="required"
              onConfirm={(reason) => remove({ failId, picture, reason })}
            >
              {failurePhotoWords.remove}
            </ConfirmButton>
          )}
        </Dialog>
      )}
    </li>
  )
}

/** With what adds to them. */
export function PhotosOfFailure({ failId }: { failId: string }) {
  const words = useWords()
  const forbidden = useForbidden(failurePhotos.add)
  const { data = [] } = useAnswer(failurePhotos.list, { failIds: [failId] })
  const full =
    data.length < mostPhotos
      ? null
      : sayFacts(words, words.error['failurePhotos.too_many'], { most: mostPhotos })
  return (
    <div className={css.block}>
      <FailurePhotos failIds={[failId]} removable />
      <ChoosePhotos
        blocked={forbidden ?? full}
        room={Math.max(0, mostPhotos - data.length)}
        onChoose={(photos) => queuePhotos(failId, photos)}
      />
      <PhotosOnTheirWay />
    </div>
  )
}
