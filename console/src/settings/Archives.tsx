import { type Archive, archives } from '@takt/contract/archives.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Action } from '~/ui/Action.tsx'
import { RowPart } from '~/ui/row-part.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './settings.module.css'

/** The files of the months that left, the newest first. */
export function Archives() {
  const words = useWords()
  const { settings: settingsWords, say } = words
  const { data, error, refetch } = useAnswer(archives.list, {})
  if (error && !data) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting delay={150} label={say.loading} />
  if (data.length === 0) return <p className={css.about}>{settingsWords.noArchives}</p>
  return <Files archives={data} />
}

function Files({ archives: files }: { archives: readonly Archive[] }) {
  const { settings: settingsWords, say } = useWords()
  const formats = useFormats()
  const { run, shown } = useDownload(archives.download)
  const titleOf = ({ archiveKind, month, part }: Archive) =>
    fill(part > 1 ? settingsWords.archivePart : settingsWords.archiveOf, {
      kind: settingsWords.fields[archiveKind],
      month: formats.month(`${month}-01`),
      part,
    })
  return (
    <>
      <ul className={css.archives}>
        {files.map((archive) => (
          <li key={archive.archiveId}>
            <span>
              {titleOf(archive)}
              <small className={css.hint}>
                {fill(settingsWords.archiveRows, {
                  rows: formats.count(archive.archivedRows),
                  size: formats.bytes(archive.bytes),
                })}
              </small>
            </span>
            <RowPart value="row">
              <Action
                icon="export"
                word={say.download}
                onClick={() => void run(titleOf(archive), { archiveId: archive.archiveId })}
              >
                {fill(settingsWords.archiveDownload, { file: titleOf(archive) })}
              </Action>
            </RowPart>
          </li>
        ))}
      </ul>
      {shown}
    </>
  )
}
