import { useEffect, useMemo, useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import { find, type Found } from '@takt/contract/find.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSettings } from '~/api/preferences.ts'
import { useSession } from '~/api/session.ts'
import { readLine } from '~/api/stored.ts'
import { sayChoice, useLanguage, useWords } from '~/i18n/words.tsx'
import type { IconName } from '~/ui/Icon.tsx'
import { patiently } from '~/ui/later.ts'
import { usePaused } from '~/ui/paused.ts'
import { useGo } from '~/shapes/go.ts'
import { menuFor, openPages } from '../menu.ts'
import { entriesOf, type Sound } from './entries.ts'
import { fuzzyIn } from './fuzzy.ts'
import { addressOf } from './record-address.ts'

export type Hit = { key: string; label: string; about: string; icon: IconName; go: () => void }
/** `waiting`: what was typed last has not been looked for yet. */
export type Hits = { hits: Hit[]; waiting: boolean }

/** A hand at work pauses less than this between two letters. */
const pause = 300
const none: Found[] = []

/** Pages that fit what was typed; with `anything` also orders, lots and units, and the pages that are in no menu. */
export function useHits(text: string, anything: boolean): Hits {
  const words = useWords()
  const typed = usePaused(text.trim(), pause)
  const go = useGo()
  const pagesLike = usePagesLike(anything)
  const parsed = code().safeParse(typed)
  const grants = useSession((session) => session.grants)
  const { data: records = none, isFetching } = useAnswer(
    find.records,
    { text: parsed.data ?? '' },
    { ready: anything && parsed.success },
  )
  const hits = useMemo(
    () => [
      ...(anything && parsed.success ? records : none).map((record): Hit => ({
        ...saying(words, record),
        go: () => go(addressOf(record, grants), record.lineNumber),
      })),
      ...pagesLike(typed).map(({ name, title, path }): Hit => ({
        key: name,
        label: title,
        about: anything ? words.find.page : '',
        icon: 'right',
        go: () => go(path),
      })),
    ],
    [anything, parsed.success, records, words, go, grants, pagesLike, typed],
  )
  return { hits, waiting: typed !== text.trim() || isFetching }
}

function usePagesLike(anything: boolean) {
  const words = useWords()
  const language = useLanguage()
  const { pinyinSearch } = useSettings()
  const grants = useSession((session) => session.grants)
  const [sound, setSound] = useState<Sound | null>(null)
  const spoken = language === 'zh' && pinyinSearch
  useEffect(() => {
    if (spoken) void patiently(() => import('./sound.ts')).then((module) => setSound(() => module.sound))
  }, [spoken])
  return useMemo(() => {
    const own = anything ? openPages(grants).filter(({ group }) => group === 'own') : []
    const shown = menuFor(grants, readLine()).flatMap(({ pages }) => pages)
    return fuzzyIn(entriesOf([...shown, ...own], words, spoken ? sound : null))
  }, [anything, grants, words, spoken, sound])
}

const icons = { order: 'order', lot: 'queue', unit: 'product' } as const

function saying(words: Words, record: Found): Omit<Hit, 'go'> {
  const { found, lineNumber, code } = record
  const more =
    found === 'order'
      ? [record.orderName, sayChoice(words, 'orderStatus', record.orderStatus)]
      : found === 'unit'
        ? [record.typeNo, sayChoice(words, 'processStatus', record.processStatus)]
        : [fill(words.find.units, { count: record.units })]
  const about = [words.find[found], ...more, fill(words.find.onLine, { lineNumber })].join(' · ')
  return { key: `${found} ${lineNumber} ${code}`, label: code, about, icon: icons[found] }
}
