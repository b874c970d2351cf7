import { useFormats } from '~/fields/format.tsx'
import { useNow } from '~/ui/now.ts'

/** How long it lasts, second by second; a time a little ahead, by another clock, is now. */
export function Lasting({ since }: { since: string }) {
  const formats = useFormats()
  const now = useNow(1000)
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  return (
    <time dateTime={since} title={formats.instant(since)}>
      {formats.duration(seconds)}
    </time>
  )
}

export function Ago({ at }: { at: string }) {
  const formats = useFormats()
  const now = useNow(1000)
  return (
    <time dateTime={at} title={formats.instant(at)}>
      {formats.ago(at, Math.max(now, Date.parse(at)))}
    </time>
  )
}
