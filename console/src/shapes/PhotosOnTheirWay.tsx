import { Progress } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { shortFailId } from '@takt/contract/failures.ts'
import { readLine } from '~/api/stored.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNow } from '~/ui/now.ts'
import { dropPhoto, isMine, sendAgain, type SendingPhoto, usePhotos } from './photo-queue.ts'
import { isSessionOver } from './send-queue.ts'
import css from './photos.module.css'

/** Photos that are still to come to their failures: how far, when again, or why not. */
export function PhotosOnTheirWay() {
  const { failurePhotos: failurePhotoWords } = useWords()
  const photos = usePhotos(({ all }) => all)
  const mine = photos.filter(isMine)
  if (mine.length === 0) return null
  return (
    <section className={css.queue} aria-label={failurePhotoWords.onTheirWay}>
      <h3>{failurePhotoWords.onTheirWay}</h3>
      <ul>
        {mine.map((photo) => (
          <One key={photo.key} photo={photo} />
        ))}
      </ul>
    </section>
  )
}

function One({ photo }: { photo: SendingPhoto }) {
  const words = useWords()
  const { failurePhotos: failurePhotoWords } = words
  const formats = useFormats()
  const now = useNow(1000)
  const { key, lineNumber, failId, file, sent, state, refusal, nextTry } = photo
  const left = Math.max(0, Math.ceil((nextTry - now) / 1000))
  const why = refusal ? sayRefusal(words, refusal) : ''
  const text = {
    waiting: failurePhotoWords.waiting,
    sending: fill(failurePhotoWords.progress, { done: formats.bytes(sent), size: formats.bytes(file.size) }),
    later: isSessionOver(refusal) ? why : fill(failurePhotoWords.later, { seconds: left }),
    refused: why,
  }[state]
  return (
    <li>
      <b>
        {[`#${shortFailId(failId)}`, lineNumber !== readLine() && lineNumber].filter(Boolean).join(' · ')}
      </b>
      <Progress
        percent={Math.floor((sent / file.size) * 100)}
        size="small"
        showInfo={false}
        aria-label={text}
      />
      <span
        className={state === 'refused' ? css.bad : css.quiet}
        role={state === 'refused' ? 'alert' : undefined}
      >
        {text}
      </span>
      {(state === 'later' || state === 'refused') && (
        <Action icon="refresh" onClick={() => sendAgain(key)}>
          {failurePhotoWords.again}
        </Action>
      )}
      {state === 'refused' && (
        <Action icon="bin" look="quiet" onClick={() => dropPhoto(key)}>
          {failurePhotoWords.drop}
        </Action>
      )}
    </li>
  )
}
