import { useFormats } from '~/fields/format.tsx'
import { useServerNow } from './server-clock.ts'

/** How long it has been like this, second by second. */
export function Since({ instant }: { instant: string }) {
  const formats = useFormats()
  const now = useServerNow()
  return (
    <time dateTime={instant} title={formats.instant(instant)}>
      {formats.duration(Math.max(0, Math.floor((now - Date.parse(instant)) / 1000)))}
    </time>
  )
}
