import { fill } from '@takt/contract/errors.ts'
import { files } from '@takt/contract/files.ts'
import { sysLog } from '@takt/contract/sysLog.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Action } from '~/ui/Action.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './sysLog.module.css'

/** The files of the entries, one a day and server, to take away whole. */
export function LogFiles() {
  const { sysLog: sysLogWords, field, files: ofFiles, fileType } = useWords()
  const formats = useFormats()
  const { data } = useAnswer(sysLog.files, {})
  const { run, shown } = useDownload(files.download, ofFiles.stopped)
  if (!data) return <Waiting label={sysLogWords.view.files} />
  if (data.length === 0)
    return (
      <EmptyState title={sysLogWords.noFiles}>
        <p>{sysLogWords.emptyNext}</p>
      </EmptyState>
    )
  return (
    <div className={css.files}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{field.fileName}</th>
            <th scope="col">{field.fileType}</th>
            <th scope="col">{field.filePath}</th>
            <th scope="col">{field.size}</th>
            <th scope="col">{field.writtenAt}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ fileName, filePath, size, writtenAt, ...file }) => (
            <tr key={fileName}>
              <td>
                <Action
                  icon="export"
                  bare
                  onClick={() => void run(fill(ofFiles.downloading, { fileName }), { filePath })}
                >
                  {sysLogWords.downloadFile}
                </Action>
              </td>
              <th scope="row">{fileName}</th>
              <td>{fileType[file.fileType]}</td>
              <td>{filePath}</td>
              <td className="number">{formats.bytes(size)}</td>
              <td>{formats.instant(writtenAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown}
    </div>
  )
}
