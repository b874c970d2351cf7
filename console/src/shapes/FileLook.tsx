import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Refusal } from '@takt/contract/errors.ts'
import { type FileType, pictureTypes } from '@takt/contract/files.ts'
import { useWords } from '~/i18n/words.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './FileLook.module.css'
import { NotRead } from './NotRead.tsx'

const films: readonly FileType[] = ['mp4', 'webm']
type Look = 'picture' | 'paper' | 'film'

/** How a browser shows it; null: not at all, or not so that nobody is misled. */
export const lookOfFile = (type: FileType): Look | null => {
  if (pictureTypes.some((one) => one === type)) return 'picture'
  return type === 'pdf' ? 'paper' : films.includes(type) ? 'film' : null
}

type FileLookProps = {
  /** What never changes: the bytes of a file do not. */
  kept: readonly string[]
  look: Look
  name: string
  fetch: (signal: AbortSignal) => Promise<{ file: Blob }>
}

/** A picture, a PDF or a film as it is. */
export function FileLook({ kept, look, name, fetch }: FileLookProps) {
  const words = useWords()
  const { data, error, refetch } = useQuery<Blob, Refusal>({
    // Not among a feature's own queries: it is not read again when another file changes.
    queryKey: ['fileLook', ...kept],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await fetch(signal)).file,
  })
  if (error) return <NotRead error={error} again={refetch} />
  return data ? <Shown blob={data} look={look} name={name} /> : <Waiting label={words.say.loading} />
}

/** Its address is good as long as it is shown; then the browser may forget the bytes. */
function Shown({ blob, look, name }: { blob: Blob; look: Look; name: string }) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | HTMLVideoElement | null) => {
      const address = URL.createObjectURL(blob)
      element?.setAttribute('src', address)
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  if (look === 'picture') return <img ref={show} className={css.picture} alt={name} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film at a station has no words beside it
  if (look === 'film') return <video ref={show} className={css.film} aria-label={name} controls playsInline />
  // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser reads a PDF in a sandbox; that it is one was seen by its first bytes
  return <iframe ref={show} className={css.paper} title={name} />
}
