import { Progress } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './files.module.css'
import { cancelUpload, dropUpload, useUploads, type Upload } from './uploads.ts'

/** What is on its way, each with how far it is, and what was refused, each with why. */
export function Uploads({ onAgain }: { onAgain: (files: File[], note: string) => void }) {
  const { files } = useWords()
  const uploads = useUploads(({ uploads }) => uploads)
  if (uploads.length === 0) return null
  return (
    <Panel title={files.uploads}>
      <ul className={css.uploads}>
        {uploads.map((upload) => (
          <OneUpload key={upload.id} upload={upload} onAgain={onAgain} />
        ))}
      </ul>
    </Panel>
  )
}

function OneUpload({ upload, onAgain }: { upload: Upload; onAgain: (files: File[], note: string) => void }) {
  const words = useWords()
  const { files } = words
  const formats = useFormats()
  const { id, file, note, sent, state, refusal } = upload
  const name = { fileName: file.name }
  if (state === 'refused') {
    return (
      <li>
        <b>{file.name}</b>
        <p role="alert" className={css.bad}>
          {refusal && sayRefusal(words, refusal)}
        </p>
        <span>
          <Action
            icon="refresh"
            bare
            onClick={() => {
              dropUpload(id)
              onAgain([file], note)
            }}
          >
            {fill(files.again, name)}
          </Action>
          <Action icon="close" bare onClick={() => dropUpload(id)}>
            {fill(files.hide, name)}
          </Action>
        </span>
      </li>
    )
  }
  const far =
    sent < file.size
      ? fill(files.progress, { done: formats.bytes(sent), size: formats.bytes(file.size) })
      : files.storing
  return (
    <li>
      <b>{file.name}</b>
      <Progress
        percent={Math.floor((sent / file.size) * 100)}
        size="small"
        showInfo={false}
        aria-label={file.name}
      />
      <span className={css.quiet}>{state === 'waiting' ? files.waiting : far}</span>
      <Action icon="close" bare onClick={() => cancelUpload(upload)}>
        {fill(files.cancelOne, name)}
      </Action>
    </li>
  )
}
