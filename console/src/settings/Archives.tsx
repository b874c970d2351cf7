import { type Archive, archives } from '@takt/contract/archives.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './settings.module.css'

/** The files of the months that left, the newest first. */
export function Archives() {
  const { settings: said, say } = useWords()
  const formats = useFormats()
  const { data } = useAnswer(archives.list, {})
  const { run, shown } = useDownload(archives.download)
  if (!data) return null
  if (data.length === 0) return <p className={css.about}>{said.noArchives}</p>
  const titleOf = ({ archiveKind, month, part }: Archive) =>
    fill(part > 1 ? said.archivePart : said.archiveOf, {
      kind: said.fields[archiveKind],
      month: formats.month(`${month}-01`),
      part,
    })
  return (
    <>
      <ul className={css.archives}>
        {data.map((archive) => (
          <li key={archive.archiveId}>
            <span>
              {titleOf(archive)}
              <small className={css.hint}>
                {fill(said.archiveRows, {
                  rows: formats.count(archive.archivedRows),
                  size: formats.bytes(archive.bytes),
                })}
              </small>
            </span>
            <Action
              icon="export"
              onClick={() => void run(titleOf(archive), { archiveId: archive.archiveId })}
            >
              {say.download}
            </Action>
          </li>
        ))}
      </ul>
      {shown}
    </>
  )
}
