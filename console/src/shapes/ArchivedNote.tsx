import { archives } from '@takt/contract/archives.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

type Of = 'passes' | 'units'
type ListState = Pick<Listed<unknown>, 'filter' | 'rows' | 'waiting' | 'error'>

/** Shown where records of a time are requested that have left for archive files, and where nothing is found that may be in one. */
export function ArchivedNote({ of, list: { filter, rows, waiting, error } }: { of: Of; list: ListState }) {
  const { from } = filter
  if (typeof from === 'string') return <LeftForArchives of={of} from={from} />
  const filtered = Object.values(filter).some((value) => value !== undefined)
  return filtered && !waiting && !error && rows.length === 0 && <LeftForArchives of={of} />
}

/** Up to when records have left; nothing where all of them are there, or all since `from`. */
export function LeftForArchives({ of, from }: { of: Of; from?: string }) {
  const { lists } = useWords()
  const formats = useFormats()
  const until = useAnswer(archives.until, {}).data?.[of]
  if (!until || (from !== undefined && Date.parse(from) >= Date.parse(until))) return null
  return <p role="note">{fill(lists.archived, { day: formats.day(formats.wall(until).slice(0, 10)) })}</p>
}
