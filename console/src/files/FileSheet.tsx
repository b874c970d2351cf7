import { files, UserFile } from '@takt/contract/files.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { DeleteFile } from './DeleteFile.tsx'
import { Owner, Size, AllUses } from './FileFacts.tsx'
import css from './files.module.css'
import { Preview } from './Preview.tsx'

type FileSheetProps = {
  fileId: string
  list: Listed<UserFile>
  onDownload: (file: UserFile) => void
  onClose: () => void
}

/** One file: what it is, where it is used, and how it looks. Read only where the list does not show it. */
export function FileSheet({ fileId, list, onDownload, onClose }: FileSheetProps) {
  const words = useWords()
  const isId = UserFile.shape.fileId.safeParse(fileId).success
  const listed = list.rows.find((file) => file.fileId === fileId)
  const { data, error } = useAnswer(files.list, { fileId }, { ready: isId && !listed && !list.waiting })
  return (
    <Opened
      title={words.page.files}
      row={listed ?? data?.rows[0]}
      missing={!isId || (!listed && data?.rows.length === 0)}
      error={error}
      onClose={onClose}
    >
      {(file) => <FileFacts file={file} onDownload={onDownload} onClose={onClose} />}
    </Opened>
  )
}

function FileFacts({
  file,
  onDownload,
  onClose,
}: Omit<FileSheetProps, 'fileId' | 'list'> & { file: UserFile }) {
  const { field, files: fileWords, say } = useWords()
  return (
    <SideSheet title={file.fileName} size={760} onClose={onClose}>
      <div className={css.record}>
        <p className={css.buttons}>
          <Action icon="export" onClick={() => onDownload(file)}>
            {say.download}
          </Action>
          <DeleteFile file={file} />
        </p>
        <Facts of={UserFile} row={file} names={['fileType', 'madeAt']}>
          <Fact label={field.size}>
            <Size of={file} />
          </Fact>
          <Fact label={fileWords.owner}>
            <Owner of={file} />
          </Fact>
          <Fact label={field.usedIn}>
            <AllUses of={file} />
          </Fact>
        </Facts>
        {file.note && <p className={css.note}>{file.note}</p>}
        <Preview file={file} />
      </div>
    </SideSheet>
  )
}
