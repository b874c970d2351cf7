import { fill } from '@takt/contract/errors.ts'
import { sopTitleIn } from '@takt/contract/sop-titles.ts'
import type { StationSop } from '@takt/contract/sops.ts'
import { useOpened } from '~/api/opened.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { BigButtons } from '~/shapes/BigButtons.tsx'
import { StationSopView } from './StationSopView.tsx'
import type { Person } from './answer-place.ts'
import { isUnread } from './unread.ts'

type StationSopsProps = {
  sops: readonly StationSop[]
  station: string
  /** The unit that is made by it. */
  unit?: string | null
  /** Confirmed with a badge alone. */
  byBadge?: boolean
  /** Who is signed on here. */
  people?: readonly Person[]
}

const asksSomething = ({ steps }: StationSop) => steps.some(({ asks }) => asks !== null)

/** What is in force at a station, one at a time: the one that somebody there has not read comes first, then those with questions. */
export function StationSops({ sops, station, ...rest }: StationSopsProps) {
  const { sops: sopWords } = useWords()
  const language = useLanguage()
  const [opened, open] = useOpened('sop')
  const shown =
    sops.find(({ sopCode }) => sopCode === opened) ??
    sops.find(isUnread) ??
    sops.find(asksSomething) ??
    sops[0]
  if (!shown) return null
  return (
    <>
      {sops.length > 1 && (
        <BigButtons
          label={fill(sopWords.choose, { station })}
          choices={sops.map((sop) => ({
            key: sop.sopCode,
            name: sopTitleIn(language, sop),
            about: sop.sopCode,
          }))}
          chosen={shown.sopCode}
          onChoose={open}
        />
      )}
      <StationSopView key={shown.sopCode} sop={shown} station={station} {...rest} />
    </>
  )
}
