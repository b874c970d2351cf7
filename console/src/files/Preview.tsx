import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Refusal } from '@takt/contract/errors.ts'
import { files, type FileType, type UserFile } from '@takt/contract/files.ts'
import { fetchFile } from '~/api/download.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './files.module.css'

const pictures: readonly FileType[] = ['png', 'jpeg', 'gif', 'webp']

/** A picture or a PDF as it is; of other kinds nothing is shown that a browser might misread. */
export function Preview({ file }: { file: UserFile }) {
  const { files: said } = useWords()
  const picture = pictures.includes(file.fileType)
  if (!picture && file.fileType !== 'pdf') return <p className={css.quiet}>{said.noPreview}</p>
  return <Look file={file} picture={picture} />
}

function Look({ file: { fileId, fileName }, picture }: { file: UserFile; picture: boolean }) {
  const words = useWords()
  const { data, error } = useQuery<Blob, Refusal>({
    // Not among the files' own questions: it does not change, and is not asked for again when another file does.
    queryKey: ['filePreview', fileId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await fetchFile(files.download, { fileId }, () => {}, signal)).file,
  })
  if (error) return <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert" />
  return data ? (
    <Shown blob={data} picture={picture} name={fileName} />
  ) : (
    <Waiting label={words.say.loading} />
  )
}

/** Its address is good as long as it is shown; then the browser may forget the bytes. */
function Shown({ blob, picture, name }: { blob: Blob; picture: boolean; name: string }) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      const address = URL.createObjectURL(blob)
      element?.setAttribute('src', address)
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  if (picture) return <img ref={show} className={css.picture} alt={name} />
  // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser reads a PDF in a sandbox; that it is one was seen by its first bytes
  return <iframe ref={show} className={css.paper} title={name} />
}
