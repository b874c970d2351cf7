import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { FileFilter, files, UserFile } from '@takt/contract/files.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { useSession } from '~/api/session.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { ChooseFiles } from './ChooseFiles.tsx'
import { DeleteFile } from './DeleteFile.tsx'
import { DropZone } from './DropZone.tsx'
import { About, Owner, Size, UsedIn } from './FileFacts.tsx'
import { FileSheet } from './FileSheet.tsx'
import { UploadQuestion } from './UploadQuestion.tsx'
import { Uploads } from './Uploads.tsx'
import { useFileBulk } from './use-bulk.ts'
import { useUploading } from './use-uploading.ts'

const Filter = fieldsOf(FileFilter)
const col = columnsOf(UserFile)
const columns = [
  col('fileName', { width: 280 }),
  col('fileType'),
  { ...col('size', { width: 104, cell: (file) => <Size of={file} /> }), numeric: true },
  col('userName', { width: 190, label: (words) => words.files.owner, cell: (file) => <Owner of={file} /> }),
  col('madeAt'),
  extraColumn<UserFile>(
    'usedIn',
    (words) => words.field.usedIn,
    200,
    (file) => <UsedIn of={file} />,
  ),
  col('note', { width: 220 }),
]

/** What people uploaded: one's own, and for an administrator everybody's. */
export default function FilesPage() {
  const words = useWords()
  const list = useRegister(files.list)
  const seesAll = useSession(({ info }) => info?.roleKey.includes('admin') ?? false)
  const [opened, open] = useOpened('file')
  const [chosen, setChosen] = useState<File[] | null>(null)
  const upload = useUploading()
  const { run, shown } = useDownload(files.download, words.files.stopped)
  const bulk = useFileBulk()

  const download = ({ fileId, fileName }: UserFile) =>
    void run(fill(words.files.downloading, { fileName }), { fileId })
  const start = (files: File[], note: string) => void upload(files, note)
  const choose = <ChooseFiles onChoose={setChosen} />
  return (
    <Page
      name="files"
      about={<About />}
      actions={
        <>
          <ExportButton endpoint={files.export} list={list} />
          {choose}
        </>
      }
    >
      <DropZone onDrop={setChosen}>
        <Uploads onAgain={start} />
        <Filters list={list}>
          <Filter name="fileName" />
          <Filter name="fileType" />
          {seesAll && <Filter name="userName" label={words.files.owner} />}
        </Filters>
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ fileId }) => fileId}
          onOpen={({ fileId }) => open(fileId)}
          bulk={bulk}
          empty={
            <>
              <p>{words.files.listEmpty}</p>
              {choose}
            </>
          }
          rowActions={(file) => (
            <>
              <Action icon="export" bare onClick={() => download(file)}>
                {words.say.download}
              </Action>
              <DeleteFile file={file} bare />
            </>
          )}
        />
      </DropZone>
      {opened !== null && (
        <FileSheet
          key={opened}
          fileId={opened}
          list={list}
          onDownload={download}
          onClose={() => open(null)}
        />
      )}
      {chosen && <UploadQuestion chosen={chosen} onUpload={start} onClose={() => setChosen(null)} />}
      {shown}
    </Page>
  )
}
