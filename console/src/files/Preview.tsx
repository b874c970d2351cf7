import { files, type UserFile } from '@takt/contract/files.ts'
import { fetchFile } from '~/api/download.ts'
import { useWords } from '~/i18n/words.tsx'
import { FileLook, lookOfFile } from '~/shapes/FileLook.tsx'
import css from './files.module.css'

/** A picture, a PDF or a film as it is; of other kinds nothing is shown that a browser might misread. */
export function Preview({ file: { fileId, fileName, fileType } }: { file: UserFile }) {
  const { files: fileWords } = useWords()
  const look = lookOfFile(fileType)
  if (look === null) return <p className={css.quiet}>{fileWords.noPreview}</p>
  return (
    <FileLook
      kept={[fileId]}
      look={look}
      name={fileName}
      fetch={(signal) => fetchFile(files.download, { fileId }, () => {}, signal)}
    />
  )
}
