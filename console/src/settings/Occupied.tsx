import { type ArchiveKind, archives, type KindRoom } from '@takt/contract/archives.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

export function useOccupied(): ReadonlyMap<ArchiveKind, KindRoom> {
  const { data } = useAnswer(archives.room, {})
  return new Map(data?.map((room) => [room.archiveKind, room]))
}

/** How much a kind of record is now, and how old. */
export function Occupied({ of }: { of: KindRoom | undefined }) {
  const { settings: settingsWords } = useWords()
  const formats = useFormats()
  if (!of) return null
  const size = formats.bytes(of.bytes)
  return of.oldest === null
    ? fill(settingsWords.occupiesNow, { size })
    : fill(settingsWords.occupies, { size, day: formats.day(formats.wall(of.oldest).slice(0, 10)) })
}
