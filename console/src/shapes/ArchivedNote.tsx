import { archives } from '@takt/contract/archives.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

/** Said where records of a time are asked for that have left for archive files: an empty list would say there were none. */
export function ArchivedNote({
  of,
  filter: { from },
}: {
  of: 'passes' | 'units'
  filter: { from?: unknown }
}) {
  const { lists } = useWords()
  const formats = useFormats()
  const until = useAnswer(archives.until, {}, { ready: typeof from === 'string' }).data?.[of]
  if (!until || typeof from !== 'string' || Date.parse(from) >= Date.parse(until)) return null
  return <p role="note">{fill(lists.archived, { day: formats.day(formats.wall(until).slice(0, 10)) })}</p>
}
