import { files, pictureLimit } from '@takt/contract/files.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './PictureInput.module.css'
import { PictureInput } from './PictureInput.tsx'

function usePicture(fileId: string | null) {
  const { data } = useAnswer(files.picture, { fileId: fileId ?? '' }, { ready: fileId !== null })
  return data?.picture ?? null
}

/** The picture of a type or part; nothing where it has none. */
export function RecordPicture({ fileId, name }: { fileId: string | null; name: string }) {
  const picture = usePicture(fileId)
  return picture && <img className={css.record} src={picture} alt={name} />
}

/** The field of a record's picture. `saved`: the file the record shows now. */
export function RecordPictureInput({ saved, ...input }: InputProps & { saved: string | null }) {
  const { field, files: fileWords } = useWords()
  return (
    <PictureInput
      {...input}
      limit={pictureLimit}
      saved={usePicture(saved)}
      savedId={saved}
      label={field.picture}
      none={fileWords.noPicture}
    />
  )
}
